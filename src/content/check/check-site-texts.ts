// In: all valid content. Out: the interface texts that fields of site.yaml and of entries need, and which aren't there.
import { valueAt } from '../at-path.ts';
import { messagesFileOf } from '../source/file-role.ts';
import { defaultLocale } from '../../locales.ts';
import type { Problem } from '../report/problem.ts';
import type { Reading } from '../source/read.ts';
import { type Content, published } from '../fields/content.ts';
import type { Need } from '../fields/texts.ts';
import { atField } from './at-field.ts';

/** Checks that what is added has its texts in the original. */
export function checkSiteTexts(content: Content, reading: Reading): Problem[] {
  const texts = content.messages.get(defaultLocale);
  const { rows } = reading.model.messages;
  const needs = new Set([...rows.values()].flatMap(({ neededBy }) => neededBy ?? []));
  return [...needs].flatMap((need) => {
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

function missingTexts(need: Need, file: string, texts: unknown, reading: Reading): Problem[] {
  const { field, purpose } = need;
  const missing = [...reading.model.messages.rows].flatMap(([key, { neededBy, example = '' }]) => {
    const [group = '', name = ''] = key.split('.');
    return neededBy === need && !valueAt(texts, [group, name]) ? [{ group, name, example }] : [];
  });
  const [first] = missing;
  if (!first) return [];
  const names = missing.map(({ name }) => `\`${name}\``).join(', ');
  const lines = missing.map(({ name, example }) => `\n    ${name}: ${example}`).join('');
  return atField(reading, file, [field], {
    code: 'site-wordless',
    message: `\`${field}\` needs ${purpose}, and \`${first.group}\` lacks ${names}.`,
    hint: `Write in ${messagesFileOf(reading.folder, defaultLocale)}, in the language of that file:\n  ${first.group}:${lines}`,
  });
}
