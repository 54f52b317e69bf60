// In: all valid content. Out: the interface texts that fields of site.yaml and of entries need, and which aren't there.
import { valueAt } from '../at-path.ts';
import { messagesFileOf } from '../source/file-role.ts';
import { defaultLocale } from '../../locales.ts';
import { type Content, published } from '../fields/content.ts';
import type { ContentModel, Misfit } from '../model.ts';
import type { Need } from '../fields/texts.ts';

/** Checks that what is added has its texts in the original. */
export function checkSiteTexts(content: Content, { messages: { rows } }: ContentModel): Misfit[] {
  const texts = content.messages.get(defaultLocale);
  const needs = new Set([...rows.values()].flatMap(({ neededBy }) => neededBy ?? []));
  return [...needs].flatMap((need) => {
    const file = texts && fileWith(need, content);
    const missing = [...rows].flatMap(([key, { neededBy, example = '' }]) => {
      const [group = '', name = ''] = key.split('.');
      return neededBy === need && !valueAt(texts, [group, name]) ? [{ group, name, example }] : [];
    });
    const [first] = missing;
    if (file === undefined || !first) return [];
    const names = missing.map(({ name }) => `\`${name}\``).join(', ');
    const lines = missing.map(({ name, example }) => `\n    ${name}: ${example}`).join('');
    const fault = {
      code: 'site-wordless',
      message: `\`${need.field}\` needs ${need.purpose}, and \`${first.group}\` lacks ${names}.`,
      hint: `Write in ${messagesFileOf(content.folder, defaultLocale)}, in the language of that file:\n  ${first.group}:${lines}`,
    };
    return { file, path: [need.field], fault };
  });
}

/** The first file that has a field, and is published. */
function fileWith({ field, collection }: Need, { site, entries, folder }: Content) {
  if (!collection) return site && field in site ? `${folder}/site.yaml` : undefined;
  const own = published(entries).filter((each) => each.collection === collection);
  return own.find(({ fields }) => fields[field] !== undefined)?.file;
}
