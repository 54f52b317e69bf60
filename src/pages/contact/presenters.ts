import { contacts } from './fields.ts';
import { entriesOf, type LocaleContent } from '../../site/locale-content.ts';
import { paragraphs, type PlainTexts } from '../../site/presenters.ts';

/** Whom to ask, what for and how. */
export function texts({ collections }: LocaleContent): PlainTexts {
  const entries = entriesOf(collections.get(contacts)).map(
    ({ title, role, territory, email, telephone, url }) => [
      title.value,
      role.value,
      territory?.value,
      email,
      telephone,
      url,
    ],
  );
  return { 'contacts.txt': paragraphs(entries) };
}
