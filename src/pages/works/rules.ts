// In: valid entries. Out: what is wrong between works, and with the groups that site.yaml names.
import { defaultLocale } from '../../locales.ts';
import type { Content } from '../../content/fields/content.ts';
import type { FieldIssue } from '../../content/model.ts';
import { didYouMean } from '../../text/nearest.ts';
import { works } from './fields.ts';

/** A composer gives a number to one work of a group; only groups are sorted by number. */
export function workRules(content: Content): FieldIssue[] {
  const entries = content.entries.filter(
    ({ collection, locale }) => collection === works && locale === defaultLocale,
  );
  const firsts = new Map<string, string>();
  const ofEntries = entries.flatMap(({ file, fields }) => {
    const { number, group, composer } = fields;
    if (number === undefined) return [];
    const key = [group, composer, number].map(String).join('\n');
    const first = firsts.get(key) ?? file;
    firsts.set(key, first);
    return first === file ? [] : [{ file, path: ['number'], ...numberTwice(first) }];
  });
  return [...ofEntries, ...unknownGroups(content)];
}

function unknownGroups({ folder, site }: Content): FieldIssue[] {
  const { choices = [] } = works.fields.group.type;
  const listed = site?.['worksByNumber'];
  return (Array.isArray(listed) ? listed.map(String) : []).flatMap((name, index) => {
    if (choices.includes(name)) return [];
    const message = `There is no group \`${name}\`.`;
    const hint =
      didYouMean(name, choices) ??
      `Write one of ${choices.map((each) => `\`${each}\``).join(', ')}.`;
    const path = ['worksByNumber', index];
    return { file: `${folder}/site.yaml`, path, code: 'group-unknown', message, hint };
  });
}

function numberTwice(first: string) {
  return {
    code: 'number-twice',
    severity: 'warning',
    message: `${first}, by the same composer and in the same group, has this number too.`,
    hint: 'Write what tells the two apart, such as `Op. 12a`, or correct one of them.',
  } as const;
}
