// In: valid content. Out: what is wrong between the fields of site.yaml, and between interface texts.
import { valueAt } from '../content/fields/value-at.ts';
import { messagesFileOf } from '../content/source/file-role.ts';
import { defaultLocale } from '../locales.ts';
import type { Content } from '../content/fields/content.ts';
import type { FieldIssue } from '../content/model.ts';
import { siteFieldsOf } from './site.ts';
import type { Issue } from '../content/report/locate.ts';

/** Only a group has members, no language is listed twice, what is announced has a last day, and the original no second name. */
export function siteRules(content: Content): FieldIssue[] {
  const { members = [], kind, languages = [] } = siteFieldsOf(content) ?? {};
  const file = `${content.folder}/site.yaml`;
  const texts = messagesFileOf(content.folder, defaultLocale);
  const ids = languages.map(({ id }) => id);
  const repeated = ids.flatMap((id, index) =>
    ids.indexOf(id) < index
      ? [{ file, path: ['languages', index, 'id'], ...languageTwice(id) }]
      : [],
  );
  const originals = content.messages.get(defaultLocale);
  const isNamed = valueAt(originals, ['site', 'artist']) !== undefined;
  const isPerson = members.length > 0 && kind !== 'group';
  return [
    ...(isPerson ? [{ file, path: ['members'], ...membersOfPerson }] : []),
    ...repeated,
    ...(isUndated(content) ? [{ file: texts, path: ['announcement', 'text'], ...undated }] : []),
    ...(isNamed ? [{ file: texts, path: ['site', 'artist'], ...nameOfOriginal }] : []),
  ];
}

/** Whether the original announces a text without saying until when. */
function isUndated({ messages }: Content): boolean {
  const [text, until] = ['text', 'until'].map((name) =>
    valueAt(messages.get(defaultLocale), ['announcement', name]),
  );
  return text !== undefined && until === undefined;
}

const undated: Issue = {
  code: 'announcement-undated',
  message: '`announcement.until` is missing: an announcement must have a last day.',
  hint: 'Write, for example, `until: 2027-05-03`.',
};

const nameOfOriginal: Issue = {
  code: 'message-artist',
  message:
    '`site.artist` belongs in translations: the name in the original language is `artist` in site.yaml.',
  hint: 'Write it there, and delete this line.',
};

function languageTwice(id: string): Issue {
  return {
    code: 'language-twice',
    message: `\`${id}\` is in \`languages\` twice.`,
    hint: 'Delete one of them.',
  };
}

const membersOfPerson: Issue = {
  code: 'members-of-person',
  message: 'Only a group has `members`; without `kind: group` this is a person.',
  hint: 'Write `kind: group`, or delete `members`.',
};
