// In: valid content. Out: mistakes that involve several fields of site.yaml, or several interface texts.
import { valueAt } from '../content/fields/value-at.ts';
import { messagesFileOf } from '../content/source/file-role.ts';
import { defaultLocale } from '../locales.ts';
import type { Content } from '../content/fields/content.ts';
import type { FieldIssue } from '../content/model.ts';
import { siteFieldsOf } from './site.ts';
import type { Issue } from '../content/report/locate.ts';

/**
 * Only a group has members, no language is listed twice, an announcement has a last day, and only translations give the
 * artist another name.
 */
export function siteRules(content: Content): FieldIssue[] {
  const { members = [], kind, languages = [] } = siteFieldsOf(content) ?? {};
  const file = `${content.folder}/site.yaml`;
  const messagesFile = messagesFileOf(content.folder, defaultLocale);
  const ids = languages.map(({ id }) => id);
  const repeated = ids.flatMap((id, index) =>
    ids.indexOf(id) < index
      ? [{ file, path: ['languages', index, 'id'], ...languageTwice(id) }]
      : [],
  );
  const originals = content.messages.get(defaultLocale);
  const namesArtist = valueAt(originals, ['site', 'artist']) !== undefined;
  const isPersonWithMembers = members.length > 0 && kind !== 'group';
  return [
    ...(isPersonWithMembers ? [{ file, path: ['members'], ...membersOfPerson }] : []),
    ...repeated,
    ...(isUndated(content)
      ? [{ file: messagesFile, path: ['announcement', 'text'], ...undated }]
      : []),
    ...(namesArtist ? [{ file: messagesFile, path: ['site', 'artist'], ...nameOfOriginal }] : []),
  ];
}

/** Whether the announcement in the original language has no last day. */
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
