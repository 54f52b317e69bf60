// In: the body of an entry and the site's addresses. Out: the problems in it; those of the body alone are cached.
import { cachedJson, keyOfText } from '../cached.ts';
import type { Problem } from '../problem/problem.ts';
import type { BodyText } from '../schema/localized.ts';
import { checkBody, checkedBodySchema, type CheckedBody } from './check-body.ts';
import { padToLine } from './pad-to-line.ts';
import { problemsIn } from './problems-in.ts';

/** The addresses of a site, without language: those that are published, and those of drafts as well. */
interface SiteAddresses {
  readonly known: ReadonlySet<string>;
  readonly withDrafts: ReadonlySet<string>;
}

/** Checks a body and its links into the site; `isCached` looks into the cache first. */
export async function bodyProblems(
  body: BodyText,
  { known, withDrafts }: SiteAddresses,
  isCached: boolean,
): Promise<Problem[]> {
  const source = { file: body.file, text: padToLine(body) };
  const checked = checkedBodies.get(body) ?? (await check(source.text, isCached));
  checkedBodies.set(body, checked);
  return problemsIn(source, checked, known, withDrafts);
}

const checkedBodies = new WeakMap<BodyText, CheckedBody>();

async function check(text: string, isCached: boolean): Promise<CheckedBody> {
  if (!isCached) return checkBody(text);
  return cachedJson('body-checks', keyOfText(text), checkedBodySchema, async () => checkBody(text));
}
