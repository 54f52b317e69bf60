// In: valid entries. Out: issues of works, and of `worksByNumber` in site.yaml.
import { defaultLocale } from '../../locales.ts';
import type { Content } from '../../content/fields/content.ts';
import type { FieldIssue } from '../../content/model.ts';
import { didYouMean, listNear } from '../../text/nearest.ts';
import { works } from './fields.ts';

/** A number is unique among a composer’s works of a group; `worksByNumber` lists existing groups. */
export function workRules(content: Content): FieldIssue[] {
  const entries = content.entries.filter(
    ({ collection, locale }) => collection === works && locale === defaultLocale,
  );
  const firsts = new Map<string, string>();
  const numberIssues = entries.flatMap(({ file, fields }) => {
    const { number, group, composer } = fields;
    if (number === undefined) return [];
    const key = [group, composer, number].map(String).join('\n');
    const first = firsts.get(key) ?? file;
    firsts.set(key, first);
    return first === file ? [] : [{ file, path: ['number'], ...duplicateNumber(first) }];
  });
  return [...numberIssues, ...unknownGroupIssues(content)];
}

function unknownGroupIssues({ folder, site }: Content): FieldIssue[] {
  const { choices = [] } = works.fields.group.type;
  const groups = site?.['worksByNumber'];
  return (Array.isArray(groups) ? groups.map(String) : []).flatMap((name, index) => {
    if (choices.includes(name)) return [];
    const message = `There is no group \`${name}\`.`;
    const hint = didYouMean(name, choices) ?? `Write one of ${listNear(name, choices, 'works')}.`;
    const path = ['worksByNumber', index];
    return { file: `${folder}/site.yaml`, path, code: 'group-unknown', message, hint };
  });
}

function duplicateNumber(first: string) {
  return {
    code: 'number-twice',
    severity: 'warning',
    message: `${first}, by the same composer and in the same group, has the same number.`,
    hint: 'Make them different, such as `Op. 12a`, or fix one of them.',
  } as const;
}
