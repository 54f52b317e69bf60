// In: valid content. Out: what is wrong between the fields of site.yaml, and what texts they need.
import { valueAt } from '../content/at-path.ts';
import { messagesFileOf } from '../content/source/file-role.ts';
import { defaultLocale } from '../locales.ts';
import type { Content } from '../content/fields/content.ts';
import type { Misfit } from '../content/model.ts';
import { siteFieldsOf } from './site.ts';
import type { Fault } from '../content/report/locate.ts';

/** Only a group has members, and no language stands there twice. */
export function siteRules(content: Content): Misfit[] {
  const { members = [], kind, languages = [] } = siteFieldsOf(content) ?? {};
  const file = `${content.folder}/site.yaml`;
  const ids = languages.map(({ id }) => id);
  const repeated = ids.flatMap((id, index) =>
    ids.indexOf(id) < index
      ? [{ file, path: ['languages', index, 'id'], fault: languageTwice(id) }]
      : [],
  );
  const isPerson = members.length > 0 && kind !== 'group';
  return [
    ...(isPerson ? [{ file, path: ['members'], fault: membersOfPerson }] : []),
    ...repeated,
    ...(isUndescribed(content)
      ? [{ file, path: ['images', 'contact'], fault: undescribed(content.folder) }]
      : []),
  ];
}

/** Whether `site.portrait`, which is the text of the biography's photograph, must do for another, too. */
function isUndescribed({ site, messages }: Content): boolean {
  const { contact, biography } = site?.images ?? {};
  const text = valueAt(messages.get(defaultLocale), ['contact', 'portrait']);
  return contact !== undefined && contact !== biography && text === undefined;
}

function undescribed(folder: string): Fault {
  return {
    code: 'portrait-undescribed',
    severity: 'warning',
    message:
      '`contact.portrait` is missing: this is another photograph than that of the biography, which `site.portrait` describes.',
    hint: `Write in ${messagesFileOf(folder, defaultLocale)}, below \`contact:\`, what it shows, such as \`portrait: Portrait of the artist\`.`,
  };
}

function languageTwice(id: string): Fault {
  return {
    code: 'language-twice',
    message: `\`${id}\` is in \`languages\` twice.`,
    hint: 'Delete one of them.',
  };
}

const membersOfPerson: Fault = {
  code: 'members-of-person',
  message: 'Only a group has `members`, and without `kind: group` this is a person.',
  hint: 'Write `kind: group`, or delete `members`.',
};
