// In: all valid content. Out: the interface texts that fields of site.yaml and of entries need, and which aren't there.
import { valueAt } from '../at-path.ts';
import { published } from '../source/drafts.ts';
import { messagesFileOf } from '../source/file-role.ts';
import { defaultLocale } from '../../locales.ts';
import type { CollectionName } from '../../pages.ts';
import type { Problem } from '../report/problem.ts';
import type { Reading } from '../source/read.ts';
import type { Content } from '../fields/content.ts';
import { atField } from './at-field.ts';

/** A field of site.yaml or of a collection, and examples of the texts that it needs in a group of messages.yaml. */
interface Need {
  readonly field: string;
  readonly collection?: CollectionName;
  readonly purpose: string;
  readonly group: string;
  readonly examples: Readonly<Record<string, string>>;
}

const needs: readonly Need[] = [
  {
    field: 'form',
    purpose: 'texts that say what has become of a message',
    group: 'contact',
    examples: {
      sending: 'Sending…',
      sent: 'Your message has been sent. Thank you.',
      failed: 'Your message was not accepted. What you wrote is still in the form.',
      unanswered:
        'No answer came, so your message may not have arrived. What you wrote is still in the form.',
      offline: 'You are offline, so nothing was sent. What you wrote is still in the form.',
    },
  },
  {
    field: 'newsletter',
    purpose: 'the text of its link',
    group: 'footer',
    examples: { newsletter: 'Newsletter' },
  },
  {
    field: 'excerpt',
    collection: 'works',
    purpose: 'the text above its player',
    group: 'biography',
    examples: { excerpt: 'Excerpt' },
  },
];

/** Checks that what is added has its texts in the original. */
export function checkSiteTexts(content: Content, reading: Reading): Problem[] {
  const texts = content.messages.get(defaultLocale);
  return needs.flatMap((need) => {
    const at = texts && fileWith(need, content);
    return at === undefined ? [] : missingTexts(need, at, texts, reading);
  });
}

/** The first file that has a field, and is published. */
function fileWith({ field, collection }: Need, { site, entries, folder }: Content) {
  if (!collection)
    return Object.entries(site ?? {}).some(([name]) => name === field)
      ? `${folder}/site.yaml`
      : undefined;
  const own = published(entries).filter((each) => each.collection === collection);
  return own.find(({ fields }) => fields[field] !== undefined)?.file;
}

function missingTexts(
  { field, purpose, group, examples }: Need,
  file: string,
  texts: unknown,
  reading: Reading,
): Problem[] {
  const missing = Object.entries(examples).filter(([key]) => !valueAt(texts, [group, key]));
  if (missing.length === 0) return [];
  const names = missing.map(([key]) => `\`${key}\``).join(', ');
  const lines = missing.map(([key, text]) => `\n    ${key}: ${text}`).join('');
  return atField(reading, file, [field], {
    code: 'site-wordless',
    message: `\`${field}\` needs ${purpose}, and \`${group}\` lacks ${names}.`,
    hint: `Write in ${messagesFileOf(reading.folder, defaultLocale)}, in the language of that file:\n  ${group}:${lines}`,
  });
}
