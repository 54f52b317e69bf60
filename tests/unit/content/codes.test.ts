import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { ProblemCode } from '../../../src/content/report/problem-code.ts';
import { readCases, type Case } from './broken-content.ts';
import { corpus, problemsWith } from './golden.ts';

/** The tests of rules that fixtures can’t break: those for tables, custom fonts and others. */
const elsewhere = {
  'file-unreadable': 'source/read-files.test.ts',
  'font-broken': 'fonts.test.ts',
  'font-restricted': 'fonts.test.ts',
  syntax: 'markdown/check-body.test.ts',
  'table-cells': 'cli/import.test.ts',
  'table-empty': 'cli/import.test.ts',
  'table-heading': 'cli/import.test.ts',
  'table-nameless': 'cli/import.test.ts',
  'table-quotes': 'cli/import.test.ts',
  'table-workbook': 'cli/import.test.ts',
  'text-incomplete': '../settings/typefaces.test.ts',
  'translation-stale': '../../golden/commands/translations.txt',
} satisfies Partial<Record<ProblemCode, string>>;

/** A case for each other rule, as “page: case”. */
const cases = {
  'also-and-until': 'concerts: further performances and a last day',
  'announcement-undated': 'messages: an announcement without its last day',
  'body-length': 'phrases: too long',
  'body-missing': 'pages: no text',
  'body-nesting': 'markdown: deep lists',
  'body-unexpected': 'markdown: a body where none belongs',
  code: 'code: spread',
  'concert-twice': 'concerts: one concert in two files',
  contrast: 'site: a ground on which no other colour is readable',
  'country-missing': 'concerts: no country',
  'dates-reversed': 'concerts: a last day before the first',
  'day-missing': 'concerts: a time of a month',
  'download-missing': 'catalogue: a custom file',
  duplicate: 'across: duplicate url',
  'element-content': 'elements: the content of elements, and their place',
  'element-place': 'media: sound within a sentence',
  'element-unknown': 'elements: svg',
  'emphasis-within': 'swallowed: asterisks within words',
  'encoding-utf8': 'encodings: nul',
  'example-left': 'placeholders: examples of texts',
  'field-advice': 'scalars: media text',
  'field-missing': 'site: url missing',
  'field-shared': 'translations: sets draft',
  'field-type': 'site: email as text',
  'field-unknown': 'yaml: empty key',
  'field-value': 'images: gif',
  'fields-missing': 'site: empty',
  'file-copy': 'places: copy of a file',
  'file-lfs': 'media: sound of Git LFS',
  'file-misplaced': 'places: site yml',
  'file-missing': 'places: site missing',
  'file-name': 'catalogue: files with names that don’t fit an address',
  'file-offloaded': 'places: a file that iCloud has removed from the disk',
  'folder-unknown': 'places: images misspelt',
  'font-missing': 'site: typefaces whose files are missing',
  footnote: 'markdown: footnote',
  'front-matter-fence': 'fences: proto',
  'front-matter-unclosed': 'fences: unclosed',
  'group-unknown': 'site: a group that doesn’t exist',
  'heading-empty': 'markdown: headings',
  'heading-end': 'swallowed: a sign that ends a heading',
  'heading-level': 'pages: a heading of the page',
  'icon-broken': 'images: an icon that isn’t a picture',
  'icon-script': 'images: an icon with a script',
  'icon-shape': 'images: an icon that isn’t square',
  'image-broken': 'images: file heic',
  'image-large': 'images: file too large',
  'image-missing': 'images: site',
  'image-name': 'links: data of a picture',
  'image-small': 'images: too small',
  'image-type': 'images: folder',
  'image-undescribed': 'images: undescribed',
  'item-divided': 'phrases: a comma within an item of a list',
  'language-twice': 'site: a language twice, and members of a person',
  'lines-joined': 'phrases: short lines',
  'link-broken': 'addresses: mail comma',
  'link-character': 'links: javascript space',
  'link-draft': 'pages: a link to a draft',
  'link-empty': 'links: invalid addresses',
  'link-http': 'links: invalid addresses, | [Text](http://example.org/)',
  'link-prefixed': 'catalogue: a custom file',
  'link-scheme': 'links: data',
  'link-unknown': 'links: in translation',
  'list-bullet': 'pasted: bullets and remarks in a field',
  'list-number': 'swallowed: numbers out of order',
  'members-of-person': 'site: a language twice, and members of a person',
  'merge-conflict': 'conflicts: site',
  'message-artist': 'messages: the name in the original',
  'message-placeholder': 'messages: an unknown placeholder',
  'name-twice': 'pages: twice in the menu',
  'news-early': 'news: news of a day to come, and of a month',
  'number-twice': 'catalogue: a number twice in a group, and a score that isn’t there',
  'page-unknown': 'pages: unknown in the menu',
  'performance-early': 'concerts: a performance before the first',
  'performance-twice': 'concerts: two performances at one moment',
  'phrase-content': 'phrases: code',
  'phrase-paragraphs': 'phrases: two paragraphs',
  'picture-broken': 'pasted: short lines, and a picture whose address is broken',
  'picture-place': 'media: pictures with mistakes, | - ![A hall](hall.png)',
  'picture-undescribed': 'media: pictures with mistakes, | ![](hall.png "The hall")',
  placeholder: 'placeholders: body',
  'press-wordless': 'press: neither a headline nor a quote',
  'previous-date-missing': 'concerts: rescheduled from a month',
  'property-empty': 'elements: properties, | <Lang of="">Texto</Lang>',
  'property-missing': 'phrases: folded',
  'property-type': 'phrases: in message',
  'property-unknown': 'code: handler',
  'reference-draft': 'pages: a draft in the menu',
  'reference-missing': 'concerts: a work that isn’t in the catalogue',
  slug: 'places: name with dots',
  'slug-taken': 'pages: the name of a folder',
  'sound-broken': 'media: a file that isn’t a sound',
  'sound-missing': 'media: sound that isn’t there',
  'sound-name': 'media: sounds with mistakes, | <Sound file="aurora.ogg" title="Aurora" />',
  'syntax-address': 'elements: signs that begin no element',
  'syntax-comment': 'elements: comment open',
  'syntax-quotes': 'code: attribute element',
  'syntax-tag': 'elements: unopened',
  'syntax-unclosed': 'phrases: lang unclosed',
  'table-cell': 'swallowed: more cells than columns',
  'table-raw': 'swallowed: a table without its line of hyphens',
  'task-list': 'markdown: task list',
  'text-cut': 'remarks: number sign',
  'text-garbled': 'words: lost letter',
  'text-invisible': 'words: escaped',
  'text-marked': 'phrases: character references in a plain text are fine',
  'text-undrawn': 'messages: the name in other letters',
  'time-zone-foreign': 'concerts: a zone in a different country',
  'time-zone-missing': 'concerts: an hour without a place',
  'translation-elsewhere': 'translations: a town with a translation elsewhere',
  'translation-orphan': 'translations: orphan',
  'translation-stray': 'translations: premiere english lacks',
  'typeface-lacks': 'site: languages whose letters the typefaces lack',
  'yaml-alias': 'yaml: begins with star name',
  'yaml-colon': 'yaml: curly quotes',
  'yaml-depth': 'yaml: deep dashes',
  'yaml-duplicate': 'messages: duplicate',
  'yaml-end': 'site: with fence',
  'yaml-key': 'yaml: question mark key',
  'yaml-length': 'yaml: very long',
  'yaml-no-break-space': 'letters: a no-break space after a colon',
  'yaml-quote': 'yaml: quote closed too early',
  'yaml-space': 'yaml: no space after colon',
  'yaml-syntax': 'yaml: no colon',
  'yaml-tab': 'messages: tab',
  'yaml-tag': 'yaml: tag unknown',
  'yaml-unclosed': 'site: quote open',
} satisfies Record<Exclude<ProblemCode, keyof typeof elsewhere>, string>;

it.each(Object.entries(cases))('%s is reported in %s', async (code, path) => {
  const [, page = '', name] = /^(.+?): (.+)$/.exec(path) ?? [];
  const files = casesOn(page).find((item) => item.name === name)?.files;
  const { problems } = await problemsWith(files ?? {});
  expect(problems.map((problem): string => problem.code)).toContain(code);
});

it.each(Object.entries(elsewhere))('%s is tested in %s', (_, path) => {
  expect(existsSync(join(import.meta.dirname, path))).toBe(true);
});

const pages = new Map<string, readonly Case[]>();

function casesOn(page: string): readonly Case[] {
  const text = () => readFileSync(join(corpus, `${page}.txt`), 'utf8');
  const pageCases = pages.get(page) ?? readCases(text(), join(corpus, page));
  pages.set(page, pageCases);
  return pageCases;
}
