// What structured data say agrees with the page that they are on; what they must have is checked on any site.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { typeOf, within } from '../../schema-org.ts';
import { whole } from '../../sites.ts';
import { pagesOf } from './site-files.ts';

/** What people read; everything else is addresses, dates and numbers. */
const texts = 'name headline description caption jobTitle creditText address email'.split(' ');

const folder = inject('whole');
const pages = pagesOf(folder).filter((page) => page.indexed);

describe.each(pages)('the JSON-LD of $address', ({ address, things, ids, text, title }) => {
  const everything = within(things);

  test('has no empty value', () => {
    expect(JSON.stringify(things)).not.toMatch(/:(?:""|null|\[\]|\{\})|undefined|NaN/);
  });

  test('says nothing that is not on the page, of one artist', () => {
    // A photograph's caption is shown with it at its own address.
    const photographs = new Set(
      everything.filter((thing) => typeOf(thing) === 'ImageObject').flatMap(within),
    );
    const said = everything
      .filter((thing) => !photographs.has(thing))
      .flatMap((thing) => texts.flatMap((key) => thing[key] ?? []))
      .flatMap((each) => (typeof each === 'string' ? each.replaceAll(/\s+/g, ' ') : []));
    expect(said.filter((each) => !`${text} ${title}`.includes(each))).toEqual([]);
    const artists = JSON.stringify(things).match(/"[^"]*#artist"/g);
    expect(new Set(artists)).toEqual(new Set([`"${whole.url}#artist"`]));
  });

  test('points at fragments and files that are there', () => {
    const fragments = everything.flatMap(({ '@id': id }) =>
      String(id).startsWith(`${whole.url}${address.slice(1)}#`)
        ? String(id).split('#').slice(1)
        : [],
    );
    const entries = fragments.filter((id) => !['artist', 'website'].includes(id));
    expect(entries.filter((id) => !ids.has(id))).toEqual([]);
    const files = everything.flatMap(({ contentUrl, thumbnailUrl }) => [contentUrl, thumbnailUrl]);
    const paths = files.flatMap((file) =>
      typeof file === 'string' ? file.slice(whole.url.length) : [],
    );
    expect(paths.filter((path) => !existsSync(join(folder, path)))).toEqual([]);
  });
});
