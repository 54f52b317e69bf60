// In: valid content. Out: what is wrong between the fields of site.yaml.
import type { Content } from '../content/fields/content.ts';
import type { Misfit } from '../content/model.ts';
import { siteFieldsOf } from './site.ts';
import type { Fault } from '../content/report/locate.ts';

/** Only a group has members. */
export function siteRules(content: Content): Misfit[] {
  const site = siteFieldsOf(content);
  if (!site?.members?.length || site.kind === 'group') return [];
  return [{ file: `${content.folder}/site.yaml`, path: ['members'], fault: membersOfPerson }];
}

const membersOfPerson: Fault = {
  code: 'members-of-person',
  message: '`members` are those of a group, and `kind` says that this is a person.',
  hint: 'Write `kind: group`, or delete `members`.',
};
