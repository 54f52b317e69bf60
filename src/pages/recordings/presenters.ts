import { entriesOf, type LocaleContent } from '../../site/locale-content.ts';
import { paragraphs, type PlainTexts } from '../../site/presenters.ts';
import { recordings } from './fields.ts';

/** The discs, the newest first. */
export function texts({ collections }: LocaleContent): PlainTexts {
  const entries = entriesOf(collections.get(recordings)).map(
    ({ title, artists, label, number, year, note, links = [] }) => [
      title.value,
      artists?.value,
      [label, number, year].filter(Boolean).join(', '),
      note?.value,
      ...links.map(({ name, url }) => `${name}: ${url}`),
    ],
  );
  return { 'recordings.txt': paragraphs(entries) };
}
