// In: the environment and site.yaml. Out: the site's URL, and the base path in it.
import { readFileSync } from 'node:fs';
import { attempt } from './attempt.ts';
import { ContentError } from './report/content-error.ts';
import { siteUrl } from './fields/addresses.ts';
import { valueAt } from './at-path.ts';
import { Document } from './source/document.ts';

/** The site's URL in `SITE_URL`. Throws a `ContentError` where it is invalid. */
export function addressFromEnvironment(
  environment: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const given = environment['SITE_URL']?.trim();
  if (!given) return undefined;
  const url = siteUrl(given);
  if (url) return url;
  throw new ContentError(
    `\`SITE_URL\` is \`${given}\`, which is not the address of a site.\nSet it to an absolute address such as \`https://example.org/\`, or leave it out to use that of site.yaml.`,
  );
}

/**
 * The base path of the site's URL; nothing where site.yaml has no valid one.
 * @example basePath('content/site.yaml', 'https://example.org/ines/') // => '/ines/'
 */
export function basePath(siteFile: string, given: string | undefined): string | undefined {
  const url = given ?? addressInFile(siteFile);
  return url && new URL(url).pathname;
}

/** An unreadable file is reported later, as a problem of content. */
function addressInFile(path: string): string | undefined {
  const text = attempt(() => readFileSync(path, 'utf8'));
  if (text === undefined) return undefined;
  const { value } = new Document(path, text).tree;
  const url = valueAt(value, ['url']);
  return typeof url === 'string' ? siteUrl(url) : undefined;
}
