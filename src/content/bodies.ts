// In: the bodies of entries. Out: what is wrong with each, or its code; both kept between runs.
import type { Addresses } from './body/known-addresses.ts';
import type { Cache } from './cache.ts';
import type { BodyText } from './schema/content.ts';
import { problemAt } from './problem/locate.ts';
import type { Problem } from './problem/problem.ts';

/** Checks and compiles bodies, each only once. */
export interface Bodies {
  readonly check: (body: BodyText, addresses: Addresses) => Promise<readonly Problem[]>;
  /** Whether a check would take no time. */
  readonly isChecked: (body: BodyText) => boolean;
  /** A body as the text of a function body. */
  readonly compile: (body: BodyText) => Promise<string>;
}

/** What bodies are opened with. */
export interface BodiesOptions {
  readonly checked: Cache;
  readonly compiled: Cache;
  /** Turns Markdown into code. */
  readonly compileText: (text: string) => Promise<string>;
  /** Whether every body is going to be compiled: compiling refuses what a check does, so both at once cost less. */
  readonly compilesAll: boolean;
}

/** Opens the bodies of a project. */
export function openBodies({ checked, compiled, compileText, compilesAll }: BodiesOptions): Bodies {
  const found = new Map<string, readonly Problem[]>();
  const compile = onceAtATime(compiled, compileText);
  const sound = new WeakSet<BodyText>();
  const isChecked = (body: BodyText) => {
    const isSound = sound.has(body) || isKnownToBeSound(body, checked);
    if (isSound) sound.add(body);
    return isSound;
  };
  return {
    compile,
    isChecked,
    async check(body, addresses) {
      if (isChecked(body)) return [];
      const { file, text, digest, line } = body;
      const key = `${digest} ${file}:${line} ${hasOwnLinks(text) ? addresses.digest : ''}`;
      const hasCompiled =
        compilesAll &&
        (await compile(body).then(
          () => true,
          () => false,
        ));
      const isClean = hasCompiled && !needsReading(text);
      const problems = found.get(key) ?? (isClean ? [] : await explain(body, addresses));
      if (compilesAll && !hasCompiled && problems.length === 0) return [uncompiled(body)];
      found.set(key, problems);
      if (problems.length === 0) checked.set(cleanKey(digest), true);
      return problems;
    },
  };
}

function isKnownToBeSound({ text, digest }: BodyText, checked: Cache): boolean {
  return isPlainProse(text) || (!hasOwnLinks(text) && checked.get(cleanKey(digest)) === true);
}

/** Both languages may ask for the same body at once. */
function onceAtATime(
  compiled: Cache,
  compileText: BodiesOptions['compileText'],
): Bodies['compile'] {
  const underWay = new Map<string, Promise<string>>();
  const compileNew = async ({ text, digest }: BodyText) => {
    const code = await compileText(text);
    compiled.set(digest, code);
    return code;
  };
  return ({ text, ...body }) => {
    const known = compiled.get(body.digest);
    if (typeof known === 'string') return Promise.resolve(known);
    const pending = underWay.get(body.digest) ?? compileNew({ text, ...body });
    underWay.set(body.digest, pending);
    return pending.finally(() => underWay.delete(body.digest));
  };
}

/** The parser is only loaded where there is something to parse, since that takes as long as all other checks. */
async function explain(body: BodyText, { known }: Addresses): Promise<readonly Problem[]> {
  const { checkBody } = await import('./body.ts');
  return checkBody(body, known);
}

/** No text is known that passes the check and can't be compiled; should there be one, it isn't lost. */
function uncompiled({ file, text, line }: BodyText): Problem {
  const problem = problemAt({ file, text }, 0, 0, {
    code: 'body',
    message: "The text can't be read.",
    hint: 'Take out one half, then the other, to find the place.',
  });
  return { ...problem, line, endLine: line };
}

function cleanKey(digest: string): string {
  return `clean ${digest}`;
}

/**
 * Words and punctuation only: nothing in it could be refused, so it needs no parser.
 * @example isPlainProse('Commissioned by the Sinfonietta, and awaiting its first performance.') // => true
 */
export function isPlainProse(text: string): boolean {
  return text.length < 10_000 && !signs.test(text);
}

const signs = /[[\]<>{}@\\#=|~`&_+]|:\/\/|www\.|^\s*(?:[-*\d]|import\b|export\b)/im;

/** Whether what a link leads to decides if it is right. */
function hasOwnLinks(text: string): boolean {
  return /\]\(\s*<?\s*[/#&]|\]:\s*<?\s*[/#&]/.test(text);
}

/** Whether there may be something to tell of a body that can be compiled. */
function needsReading(text: string): boolean {
  return hasOwnLinks(text) || /http:|&/i.test(text);
}
