// In: the body of an entry and the site's addresses. Out: the problems in it; those of the body alone are cached.
import { cachedJson, keyOfText } from '../cached.ts';
import { problemAt, type Located } from '../problem/locate.ts';
import { compareProblems, type Problem } from '../problem/problem.ts';
import type { BodyText } from '../schema/localized.ts';
import { checkBody, checkedBodySchema, type CheckedBody } from './check-body.ts';
import { checkSiteAddress } from './check-site-address.ts';
import { padToLine } from './pad-to-line.ts';

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

/** The findings of a body as problems, its links into the site included where `addresses` are given. */
export function problemsIn(
  source: Located,
  { findings, siteLinks }: CheckedBody,
  addresses?: ReadonlySet<string>,
  withDrafts?: ReadonlySet<string>,
): Problem[] {
  const broken = siteLinks.flatMap(({ url, ...place }) => {
    const fault = addresses && checkSiteAddress(url, addresses, withDrafts);
    return fault ? [{ ...place, ...fault }] : [];
  });
  return [...findings, ...broken]
    .map((finding) => problemAt(source, finding, finding))
    .toSorted(compareProblems);
}
