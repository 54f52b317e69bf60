// Texts without a Spanish translation are marked as English; no unmarked text occurs in both languages.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import { expect, inject, test } from 'vitest';
import { readSite } from '../../content/site.ts';
import { whole } from '../../sites.ts';

type Node = ReturnType<typeof DomUtils.getChildren>[number];

const { pages } = readSite(whole.content, inject('whole'), whole.url);
const pagesIn = (locale: string) => pages.filter(({ language }) => language.id === locale);

test.each(pagesIn('en'))('$address', ({ path, html }) => {
  const english = sentencesIn(html);
  expect(english).not.toEqual([]);
  const spanish = pagesIn('es').find((page) => page.path === path);
  const spanishSentences = sentencesIn(spanish?.html ?? '');
  expect(spanishSentences).not.toEqual([]);
  expect(spanishSentences.filter((text) => english.includes(text))).toEqual([]);
});

test.each(['biography', 'gallery', 'media', 'press', 'contact'])(
  'texts in another language on an RTL page have a direction: %s',
  (path) => {
    const html = readFileSync(join(inject('below'), `ar/${path}.html`), 'utf8');
    const frames = [...html.matchAll(/srcdoc="([^"]*)"/gi)].map(([, text = '']) => unescaped(text));
    const marked = [html, ...frames].flatMap((text) =>
      DomUtils.findAll((node) => DomUtils.hasAttrib(node, 'lang'), parseDocument(text).children),
    );
    expect(marked.length).toBeGreaterThan(10);
    for (const { attribs } of marked)
      expect(attribs['dir']).toBe(attribs['lang'] === 'ar' ? 'rtl' : 'ltr');
  },
);

function unescaped(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&');
}

/** The sentences in a page's language: texts that are longer than names and have longer words than scorings. */
function sentencesIn(html: string): string[] {
  const bodies = DomUtils.getElementsByTagName('body', parseDocument(html), true);
  const texts = bodies.flatMap(({ children }) => children.flatMap(textsIn));
  return texts.filter((text) => text.length > 30 && /(\p{L}{5}.*){3}/u.test(text));
}

function textsIn(node: Node): string[] {
  if (DomUtils.isText(node)) return [node.data];
  if (!DomUtils.isTag(node) || ['script', 'noscript'].includes(node.name)) return [];
  return DomUtils.hasAttrib(node, 'lang') ? [] : node.children.flatMap(textsIn);
}
