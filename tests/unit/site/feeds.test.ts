import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import { describe, expect, inject, test } from 'vitest';
import { z } from 'zod';
import { whole } from '../../built-site.ts';
import { pagesOf } from './site-files.ts';

const folder = inject('whole');
const text = z.string().min(1);
const indexed = pagesOf(folder).filter((page) => page.indexed);

/** JSON Feed 1.0 and 1.1: https://www.jsonfeed.org/version/1.1/ */
const ofItem = { id: text, url: z.url(), title: text, date_published: z.iso.datetime() };
const jsonFeed = z.object({
  version: z.string().regex(/^https:\/\/jsonfeed\.org\/version\/1(?:\.1)?$/),
  title: text,
  home_page_url: z.url(),
  feed_url: z.url(),
  items: z.array(z.object({ ...ofItem, content_html: text })),
});

describe.each(['', 'es/'])('the feeds below /%s', (prefix) => {
  const rss = parseDocument(readFileSync(join(folder, `${prefix}press.xml`), 'utf8'), {
    xmlMode: true,
  });
  const named = (name: string, within = rss.children) =>
    DomUtils.getElementsByTagName(name, within, true);
  const json = jsonFeed.parse(
    JSON.parse(readFileSync(join(folder, `${prefix}press.json`), 'utf8')),
  );

  test('are announced by every page of their language', () => {
    const pages = indexed.filter(({ locale }) => locale === (prefix === '' ? 'en' : 'es'));
    expect(pages).toHaveLength(6);
    for (const { feeds } of pages) {
      expect(feeds.get('application/rss+xml')).toBe(`${whole.url}${prefix}press.xml`);
      expect(feeds.get('application/feed+json')).toBe(`${whole.url}${prefix}press.json`);
    }
  });

  test('name themselves and the page that they are about', () => {
    expect(json.home_page_url).toBe(`${whole.url}${prefix}press`);
    expect(json.feed_url).toBe(`${whole.url}${prefix}press.json`);
    const [channel] = named('channel');
    expect(channel?.parent).toMatchObject({ name: 'rss', attribs: { version: '2.0' } });
    const own = named('atom:link').map(({ attribs }) => attribs);
    expect(own).toContainEqual(
      expect.objectContaining({ rel: 'self', href: `${whole.url}${prefix}press.xml` }),
    );
    expect(DomUtils.textContent(named('language'))).toBe(prefix === '' ? 'en' : 'es');
  });

  test('have the thirteen items of the press, newest first, in both formats', () => {
    const items = named('item');
    const textsOf = (name: string) =>
      items.map((item) => DomUtils.textContent(named(name, item.children)));
    expect(textsOf('link')).toEqual(json.items.map(({ url }) => url));
    expect(textsOf('title')).toEqual(json.items.map(({ title }) => title));
    expect(textsOf('description')).toEqual(json.items.map(({ content_html }) => content_html));
    expect(new Set(textsOf('guid')).size).toBe(13);
    const dates = textsOf('pubDate').map((date) => Date.parse(date));
    expect(dates).toEqual(dates.toSorted((a, b) => b - a));
    expect(dates).toEqual(json.items.map(({ date_published }) => Date.parse(date_published)));
  });

  test('mark the summaries that fell back to English', () => {
    const marked = json.items.filter(({ content_html }) =>
      content_html.includes('<span lang="en" dir="ltr">'),
    );
    if (prefix === '') expect(marked).toEqual([]);
    else expect(marked.length).toBeGreaterThan(0);
  });

  test('hold a title in which the end of a CDATA section stands twice', () => {
    const titles = DomUtils.getElementsByTagName('title', rss.children, true);
    const odd = titles.map((title) => DomUtils.textContent(title)).filter((t) => t.includes(']]'));
    expect(odd).toEqual([expect.stringMatching(/^[^\]]+\]\] > \S+ \]\] > \([^)]*\)$/)]);
  });
});
