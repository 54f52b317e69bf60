import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { z } from 'zod';
import { whole } from './builds.ts';
import { pagesOf, type Thing } from './site-files.ts';

/**
 * What each type must have. Sources: Google Search Central on profile pages, events, image
 * metadata, carousels, articles and videos; where it asks for nothing, what schema.org's own
 * examples have and this site promises.
 */
const required: Readonly<Record<string, readonly string[]>> = {
  WebSite: ['@id', 'url', 'name', 'inLanguage', 'publisher'],
  Person: ['name'],
  WebPage: ['@id', 'url', 'name', 'inLanguage', 'isPartOf'],
  ProfilePage: ['@id', 'url', 'name', 'inLanguage', 'isPartOf', 'mainEntity'],
  CollectionPage: ['@id', 'url', 'name', 'inLanguage', 'isPartOf'],
  ContactPage: ['@id', 'url', 'name', 'inLanguage', 'isPartOf'],
  ImageGallery: ['@id', 'url', 'name', 'inLanguage', 'isPartOf', 'associatedMedia'],
  MusicComposition: ['@id', 'url', 'name', 'composer', 'dateCreated', 'description'],
  MusicEvent: ['name', 'startDate', 'location'],
  Place: ['name', 'address'],
  ImageObject: ['@id', 'contentUrl', 'caption', 'width', 'height', 'license'],
  ItemList: ['numberOfItems', 'itemListElement'],
  ListItem: ['position', 'item'],
  Article: ['url', 'headline', 'datePublished', 'publisher'],
  CreativeWork: ['url', 'name', 'datePublished', 'publisher'],
  Organization: ['name'],
  VideoObject: ['name', 'thumbnailUrl', 'uploadDate', 'description', 'embedUrl'],
};

/** What people read; everything else is addresses, dates and numbers. */
const words = [
  'name',
  'headline',
  'description',
  'caption',
  'jobTitle',
  'creditText',
  'address',
  'email',
];

const folder = inject('whole');
const indexed = pagesOf(folder).filter((page) => page.indexed);
const artist = `${whole.url}#artist`;

/** Every thing inside a value, the value itself included; references by `@id` alone are none. */
function within(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(within);
  if (typeof value !== 'object' || value === null) return [];
  return [...(isThing(value) ? [value] : []), ...Object.values(value).flatMap(within)];
}

function isThing(value: object): value is Thing {
  return '@type' in value;
}

function typeOf(thing: Thing): string {
  return z.string().parse(thing['@type']);
}

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
      expect(Object.keys(required)).toContain(typeOf(thing));
      expect(Object.keys(thing)).toEqual(
        expect.arrayContaining([...(required[typeOf(thing)] ?? [])]),
      );
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
    // A photograph's caption is shown with it at its own address: see e2e/addresses.spec.ts.
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
    expect(new Set(own).size).toBe(own.length);
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

  test('the biography is a profile of the artist with the seven works', () => {
    const [profile] = ofType(thingsOf('biography'), 'ProfilePage');
    expect(profile?.['mainEntity']).toEqual({ '@id': artist });
    const works = ofType(thingsOf('biography'), 'MusicComposition');
    expect(works).toHaveLength(7);
    for (const work of works) {
      expect(work['composer']).toEqual({ '@id': artist });
      expect(work['dateCreated']).toMatch(/^\d{4}$/);
      expect(work['@id']).toContain('#work-');
    }
    const performances = ofType(works, 'MusicEvent');
    expect(performances.length).toBeGreaterThanOrEqual(3);
    expect(performances.length).toBeLessThan(7);
    for (const { startDate } of performances) expect(startDate).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  test('the gallery has eleven photographs with creator, credit and licence', () => {
    const [gallery] = ofType(thingsOf('gallery'), 'ImageGallery');
    const photographs = ofType(gallery?.['associatedMedia'], 'ImageObject');
    expect(photographs).toHaveLength(11);
    for (const photograph of photographs) {
      expect(photograph['@id']).toContain('#photo-');
      expect(photograph['license']).toMatch(/^https:/);
    }
    const credited = photographs.filter((each) => 'creditText' in each);
    expect(credited.length).toBeGreaterThan(0);
    for (const { creator, creditText } of credited)
      expect(creator).toMatchObject({ name: creditText });
  });

  test('the press is a list of thirteen items in the order of the page', () => {
    const [list] = ofType(thingsOf('press'), 'ItemList');
    const positions = ofType(list, 'ListItem').map(({ position }) => position);
    expect(positions).toEqual(Array.from({ length: 13 }, (_, index) => index + 1));
    expect(list?.['numberOfItems']).toBe(13);
    expect(ofType(list, 'Article').length).toBeGreaterThanOrEqual(8);
  });

  test('a video is told only with a known date of upload', () => {
    const videos = ofType(thingsOf('media'), 'VideoObject');
    for (const { uploadDate } of videos) expect(uploadDate).toMatch(/^\d{4}-\d\d-\d\d$/);
  });
});
