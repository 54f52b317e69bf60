// What the editor calls the collections, and how it says what is wrong.
import type { Files } from '../../content/check/check-changes.ts';
import type { Problem } from '../../content/report/problem.ts';
import { bodyName } from '../../content/fields/collection.ts';
import { labelOf } from '../../content/fields/labels.ts';
import type { SiteCollection } from '../../pages/model.ts';

/** What a collection is called, one of its entries, and how lists show one. */
export const collectionLabels = {
  biography: { label: 'Biographies', label_singular: 'Biography', summary: '{{title}}' },
  works: { label: 'Works', label_singular: 'Work', summary: '{{title}} {{year}}' },
  concerts: { label: 'Concerts', label_singular: 'Concert', summary: '{{date}} {{title}}' },
  press: {
    label: 'Press',
    label_singular: 'Press item',
    summary: '{{date}} {{title}} ({{publication}})',
  },
  videos: { label: 'Videos', label_singular: 'Video', summary: '{{title}}' },
  photos: { label: 'Gallery', label_singular: 'Photograph', summary: '{{caption}}' },
  prints: { label: 'Prints for presenters', label_singular: 'Photograph', summary: '{{caption}}' },
  contacts: { label: 'Contacts', label_singular: 'Contact', summary: '{{title}} ({{role}})' },
  pages: { label: 'Pages of your own', label_singular: 'Page', summary: '{{title}}' },
} as const satisfies Readonly<Record<SiteCollection['name'], unknown>>;

/** What is wrong, with the label that the form of these files gives to the field. */
export function sentenceOf(
  { file, line, message, hint = '' }: Problem,
  files: Files,
  form: string,
): string {
  const lines = files.get(file)?.split(/\r?\n/) ?? [];
  const end = lines.indexOf('---', 1);
  const isBody = end !== -1 && line > end;
  const name = lines.slice(0, line).findLast((each) => /^[\w-]+:/.test(each));
  const key = isBody ? bodyName : name?.split(':', 1)[0];
  const field = key === undefined ? '' : `${labelOf(key, `${form}.${key}`)}: `;
  const place = files.has(file) ? field : `${file}: `;
  return `${place}${message} ${hint}`.replaceAll('`', '').trim();
}
