import { documentIds } from '../../page/element-ids.ts';
import { catalogueId, groupIdPrefix, workIdPrefix } from '../works/catalogue-parts.ts';

/** What the id of a tab begins with, before that of its panel. */
export const tabIdPrefix = 'tab-';

/** Whether an id is taken by a part of the page or of its document. */
export function isReservedId(id: string): boolean {
  return (
    [...documentIds, catalogueId].includes(id) ||
    [tabIdPrefix, workIdPrefix, groupIdPrefix].some((prefix) => id.startsWith(prefix))
  );
}
