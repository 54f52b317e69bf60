// In: the body of an entry and the addresses of the site. Out: the problems in it, from the cache where they are known.
import { hash } from 'node:crypto';
import { cachedJson, digestOfEngine } from '../cached.ts';
import { problemAt, type Located } from '../problem/locate.ts';
import { compareProblems, type Problem } from '../problem/problem.ts';
import type { BodyText } from '../schema/content.ts';
import { checkBody, checkedBodySchema, type CheckedBody } from './check-body.ts';
import { checkSiteAddress } from './check-site-address.ts';

/** Checks a body by itself, and its links against the site's own addresses, which are without language. */
export async function bodyProblems(
  body: BodyText,
  addresses?: ReadonlySet<string>,
  withDrafts?: ReadonlySet<string>,
): Promise<Problem[]> {
  const text = padToLine(body);
  const key = hash('sha1', `${digestOfEngine()}\0${text}`);
  const checked = await cachedJson('body-checks', key, checkedBodySchema, () =>
    Promise.resolve(checkBody(text)),
  );
  return problemsIn({ file: body.file, text }, checked, addresses, withDrafts);
}

/** The problems that a checked text has; links into the site are followed where its addresses are given. */
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

/** A body on the lines that it has in its file: empty ones stand for the front matter. */
export function padToLine({ text, line }: Pick<BodyText, 'text' | 'line'>): string {
  return '\n'.repeat(line - 1) + text;
}
