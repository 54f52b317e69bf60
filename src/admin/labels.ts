// What forms call the collections and the fields, where their names in files aren't words of people.
import type { CollectionName } from '../pages.ts';

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
    label: 'Photographs of the gallery',
    label_singular: 'Photograph',
    summary: '{{caption}}',
  },
  prints: {
    label: 'Photographs for presenters',
    label_singular: 'Photograph',
    summary: '{{caption}}',
  },
  contacts: { label: 'Contacts', label_singular: 'Contact', summary: '{{title}} ({{role}})' },
  pages: { label: 'Pages of your own', label_singular: 'Page', summary: '{{title}}' },
} as const satisfies Readonly<Record<CollectionName, unknown>>;

const fieldLabels: Readonly<Record<string, string>> = {
  also: 'Further performances',
  alt: 'What the picture shows',
  app: 'Id of the application',
  audioVideo: 'Recording',
  footer: 'Quick links',
  icon: 'Sign',
  id: 'Video on YouTube',
  inProgress: 'Still being written',
  kind: 'What it is',
  link: 'Page with information',
  legal: 'Last line',
  medium: 'Text of 150 words',
  menuTitle: 'Title in menus',
  name: 'Name',
  poster: 'Picture before it plays',
  previousDate: 'Day it was to be',
  short: 'Text of 60 words',
  signIn: 'Address for signing in',
  stream: 'Address of the broadcast',
  text: 'Author of the words',
  type: 'What it is',
  until: 'Last day',
  updated: 'Day of the last change',
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
