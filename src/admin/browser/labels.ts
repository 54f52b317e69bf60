// What forms call the collections and the fields, where their names in files aren't words of people.
import type { Files } from '../../content/validate/check-changes.ts';
import type { Problem } from '../../content/problem/problem.ts';
import { bodyName } from '../../content/schema/collection.ts';
import type { CollectionName } from '../../pages.ts';

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
  photos: {
    label: 'Gallery',
    label_singular: 'Photograph',
    summary: '{{caption}}',
  },
  prints: {
    label: 'Prints for presenters',
    label_singular: 'Photograph',
    summary: '{{caption}}',
  },
} as const satisfies Readonly<Record<CollectionName, unknown>>;

const fieldLabels: Readonly<Record<string, string>> = {
  also: 'Further performances',
  alt: 'What the picture shows',
  app: 'Id of the application',
  audioVideo: 'Recording',
  icon: 'Sign',
  id: 'Video on YouTube',
  inProgress: 'Still being written',
  kind: 'What it is',
  link: 'Page with information',
  medium: 'Text of 150 words',
  name: 'Name',
  poster: 'Picture before it plays',
  previousDate: 'Day it was to be',
  short: 'Text of 60 words',
  signIn: 'Address for signing in',
  stream: 'Address of the broadcast',
  text: 'Author of the words',
  type: 'What it is',
  until: 'Last day',
  uploaded: 'Day it was published',
  url: 'Address on the web',
  with: 'Who else plays',
};

/**
 * A field's name as a label.
 * @example labelOf('alt') // => 'What the picture shows'
 * @example labelOf('commissionedBy') // => 'Commissioned by'
 */
export function labelOf(name: string): string {
  if (Object.hasOwn(fieldLabels, name)) return fieldLabels[name] ?? name;
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What is wrong, with the label of the field that it is about. */
export function sentenceOf({ file, line, message, hint = '' }: Problem, files: Files): string {
  const above = files.get(file)?.split(/\r?\n/).slice(0, line) ?? [];
  const name = above.toReversed().find((each) => /^(?:[\w-]+:|---$)/.test(each));
  const isBody = line > 1 && name === '---';
  const isOfFile = name === '---' && !isBody;
  const field = labelOf(isBody ? bodyName : (name?.split(':', 1)[0] ?? ''));
  const place = files.has(file) ? field : file;
  return `${isOfFile ? '' : `${place}: `}${message} ${hint}`.replaceAll('`', '').trim();
}
