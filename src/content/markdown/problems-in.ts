// In: the findings of a body, and the site's addresses. Out: the problems in it.
import { problemAt, type Located } from '../report/locate.ts';
import type { Problem } from '../report/problem.ts';
import { isInLatin, undrawn } from '../report/undrawn-word.ts';
import type { CheckedBody } from './check-body.ts';
import { checkSiteAddress } from './check-site-address.ts';
import type { SiteAddresses } from './link-targets.ts';

/** The findings of a body as problems, its links into the site included where `addresses` are given. */
export function problemsIn(
  source: Located,
  { findings, siteLinks }: CheckedBody,
  addresses?: SiteAddresses,
): Problem[] {
  const broken = siteLinks.flatMap(({ url, ...place }) => {
    const fault = addresses && checkSiteAddress(url, addresses.known, addresses.withDrafts);
    return fault ? [{ ...place, ...fault }] : [];
  });
  const own = findings.filter(({ code }) => code !== undrawn || isInLatin(source.file));
  return [...own, ...broken].map((finding) => problemAt(source, finding, finding));
}
