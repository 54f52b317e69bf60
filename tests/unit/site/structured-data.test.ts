import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { z } from 'zod';
import { required, type Thing, typeOf, within } from '../../schema-org.ts';
import { whole } from '../../sites.ts';
import { pagesOf } from './site-files.ts';

// This site names a licence for its photographs, which is up to a site.
const ImageObject = [...(required['ImageObject'] ?? []), 'license', 'acquireLicensePage'];
const types = { ...required, ImageObject };

/** What people read; everything else is addresses, dates and numbers. */
const words = 'name headline description caption jobTitle creditText address email'.split(' ');

const folder = inject('whole');
const indexed = pagesOf(folder).filter((page) => page.indexed);
const artist = `${whole.url}#artist`;

function ofType(things: unknown, type: string): Thing[] {
  return within(things).filter((thing) => typeOf(thing) === type);
}

function idOf(thing: Thing): string {
  return z.string().parse(thing['@id']);
}

describe.each(indexed)('the JSON-LD of $address', ({ address, things, ids, text, title }) => {
  const everything = within(things);

  test('gives every thing what its type must have', () => {
    for (const thing of everything) {
      expect(Object.keys(types)).toContain(typeOf(thing));
      const names = new Map<string, readonly string[]>(Object.entries(types)).get(typeOf(thing));
      expect(Object.keys(thing)).toEqual(expect.arrayContaining([...(names ?? [])]));
    }
  });

  test('has no empty value', () => {
    expect(JSON.stringify(things)).not.toMatch(/:(?:""|null|\[\]|\{\})|undefined|NaN/);
  });

  test('tells of the site and of one artist, known by one name on all pages', () => {
    expect(ofType(things, 'WebSite').map(idOf)).toEqual([`${whole.url}#website`]);
    expect(things.filter((thing) => typeOf(thing) === 'Person').map(idOf)).toEqual([artist]);
    const references = JSON.stringify(things).match(/"[^"]*#artist"/g) ?? [];
    expect(new Set(references)).toEqual(new Set([`"${artist}"`]));
  });

  test('says nothing that is not on the page', () => {
    const shown = `${text} ${title}`;
    // A photograph's caption is shown with it at its own address.
    const photographs = new Set(ofType(things, 'ImageObject').flatMap(within));
    const said = everything
      .filter((thing) => !photographs.has(thing))
      .flatMap((thing) =>
        words.flatMap((key) => (typeof thing[key] === 'string' ? thing[key] : [])),
      );
    for (const each of said) expect(shown).toContain(each.replaceAll(/\s+/g, ' '));
    const titles = everything.flatMap(({ jobTitle = [] }) => z.array(z.string()).parse(jobTitle));
    for (const jobTitle of titles) expect(shown).toContain(jobTitle);
  });

  test('points at fragments that the page has', () => {
    const page = new URL(address.slice(1), whole.url).href;
    const own = everything.flatMap((thing) => ('@id' in thing ? idOf(thing) : []));
    const fragments = own.filter(
      (id) => id.startsWith(`${page}#`) && ![artist, `${whole.url}#website`].includes(id),
    );
    for (const fragment of fragments) expect(ids).toContain(fragment.slice(page.length + 1));
  });

  test('points at files that are there', () => {
    const files = everything.flatMap(({ contentUrl, thumbnailUrl }) => [contentUrl, thumbnailUrl]);
    for (const file of files.filter((each) => typeof each === 'string')) {
      expect(existsSync(join(folder, file.slice(whole.url.length)))).toBe(true);
    }
  });
});

describe.each(['', '/es'])('below %s/', (prefix) => {
  const thingsOf = (path: string) =>
    indexed.find(({ address }) => address === `${prefix}/${path}`)?.things ?? [];

  test('the biography is a profile of the artist', () => {
    const [profile] = ofType(thingsOf('biography'), 'ProfilePage');
    expect(profile?.['mainEntity']).toEqual({ '@id': artist });
  });

  test('the gallery has eleven photographs with credit, maker and licence, and where to ask for one', () => {
    const [gallery] = ofType(thingsOf('gallery'), 'ImageGallery');
    const photographs = ofType(gallery?.['associatedMedia'], 'ImageObject');
    expect(photographs).toHaveLength(11);
    for (const photograph of photographs) {
      expect(photograph['@id']).toContain('#photo-');
      expect(photograph['license']).toMatch(/^https:/);
      expect(photograph['acquireLicensePage']).toBe(
        `${whole.url}${prefix.slice(1)}${prefix && '/'}contact`,
      );
    }
    const credited = photographs.filter((each) => 'creditText' in each);
    expect(credited.length).toBeGreaterThan(0);
    for (const { creator, creditText } of credited)
      expect(creator).toEqual({ '@type': 'Person', name: creditText });
    expect(photographs.filter((each) => 'creator' in each)).toEqual(credited);
  });

  test('a video is told only with a known date of upload, which has a time and a zone', () => {
    const videos = ofType(thingsOf('media'), 'VideoObject');
    expect(videos.map(({ uploadDate }) => uploadDate)).toEqual([
      '2024-03-09T12:00:00Z',
      '2020-02-29T12:00:00Z',
    ]);
  });
});
