import type { TakenNames } from '../../content/fields/collection.ts';
import { documentIds } from '../../page/element-ids.ts';

/** What the id of a tab begins with, before that of its panel. */
export const tabPrefix = 'tab-';

/** Whether an id is taken by a part of the page or of its document. */
export function isElementId(id: string, { ids, idPrefixes }: TakenNames): boolean {
  return (
    [...documentIds, ...ids].includes(id) ||
    [tabPrefix, ...idPrefixes].some((prefix) => id.startsWith(prefix))
  );
}
