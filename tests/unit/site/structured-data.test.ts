// Structured data agree with the page that contains them; required properties are checked on other sites.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DomUtils } from 'htmlparser2';
import { describe, expect, inject, test } from 'vitest';
import { elementsOf, isNotFound, readSite, textOf } from '../../content/site.ts';
import { readThings, typeOf, within } from '../../schema-org.ts';
import { whole } from '../../sites.ts';

/** The properties with texts; all others are URLs, dates and numbers. */
const textProperties = 'name headline description caption jobTitle creditText address email'.split(
  ' ',
);

const folder = inject('whole');
const { pages } = readSite(whole.content, folder, whole.url);

describe.each(pages.filter((page) => !isNotFound(page)))('the JSON-LD of $address', (page) => {
  const elements = elementsOf(page);
  const things = elements.flatMap((element) =>
    element.attribs['type'] === 'application/ld+json'
      ? readThings(DomUtils.textContent(element))
      : [],
  );
  const nodes = within(things);

  test('has no empty values', () => {
    expect(JSON.stringify(things)).not.toMatch(/:(?:""|null|\[\]|\{\})|undefined|NaN/);
  });

  test('contains only texts of the page, and a single artist', () => {
    // A photograph's caption may be on another page.
    const photographs = new Set(
      nodes.filter((thing) => typeOf(thing) === 'ImageObject').flatMap(within),
    );
    const values = nodes
      .filter((thing) => !photographs.has(thing))
      .flatMap((thing) => textProperties.flatMap((key) => thing[key] ?? []))
      .flatMap((value) => (typeof value === 'string' ? value.replaceAll(/\s+/g, ' ') : []));
    const shown = elements.filter(({ name, attribs: { id } }) => name === 'title' || id === 'root');
    const text = shown.map(textOf).join(' ');
    expect(values.filter((value) => !text.includes(value))).toEqual([]);
    const artists = JSON.stringify(things).match(/"[^"]*#artist"/g);
    expect(new Set(artists)).toEqual(new Set([`"${whole.url}#artist"`]));
  });

  test('refers to existing fragments and files', () => {
    const fragments = nodes.flatMap(({ '@id': id }) =>
      String(id).startsWith(`${whole.url}${page.address.slice(1)}#`)
        ? String(id).split('#').slice(1)
        : [],
    );
    const ids = new Set(elements.map(({ attribs }) => attribs['id']));
    const entries = fragments.filter((id) => !['artist', 'website'].includes(id));
    expect(entries.filter((id) => !ids.has(id))).toEqual([]);
    const files = nodes.flatMap(({ contentUrl, thumbnailUrl }) => [contentUrl, thumbnailUrl]);
    const paths = files.flatMap((file) =>
      typeof file === 'string' ? file.slice(whole.url.length) : [],
    );
    expect(paths.filter((path) => !existsSync(join(folder, path)))).toEqual([]);
  });
});
