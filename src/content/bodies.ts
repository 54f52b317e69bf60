// In: the bodies of entries. Out: each as compiled code, or what is wrong with it; both kept between runs.
import { hash } from 'node:crypto';
import { checkBody } from './body.ts';
import type { Cache } from './cache.ts';
import type { BodyText } from './content.ts';
import type { Problem } from './problem.ts';

/** Checks and compiles bodies, each only once. */
export interface Bodies {
  readonly check: (body: BodyText) => readonly Problem[];
  /** A body as the text of a function body. */
  readonly compile: (body: BodyText) => Promise<string>;
}

/** Opens the bodies of a project; `compileText` is what turns Markdown into code. */
export function openBodies(
  checked: Cache,
  compiled: Cache,
  compileText: (text: string) => Promise<string>,
): Bodies {
  const found = new Map<string, readonly Problem[]>();
  const underWay = new Map<string, Promise<string>>();
  const compileNew = async (key: string, text: string) => {
    const code = await compileText(text);
    compiled.set(key, code);
    underWay.delete(key);
    return code;
  };
  return {
    check(body) {
      const key = hash('sha1', body.text);
      if (checked.get(`body ${key}`) === true) return [];
      const place = `${key} ${body.file} ${body.line}`;
      const problems = found.get(place) ?? checkBody(body);
      found.set(place, problems);
      if (problems.length === 0) checked.set(`body ${key}`, true);
      return problems;
    },
    compile({ text }) {
      const key = hash('sha1', text);
      const known = compiled.get(key);
      if (typeof known === 'string') return Promise.resolve(known);
      const pending = underWay.get(key) ?? compileNew(key, text);
      underWay.set(key, pending);
      return pending;
    },
  };
}
