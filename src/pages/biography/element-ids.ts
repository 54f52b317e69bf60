import { documentIds } from '../../page/element-ids.ts';
import { catalogueId, groupIdPrefix, workIdPrefix } from '../works/catalogue-parts.ts';

/** The id of a tab is this and the id of its panel. */
export const tabIdPrefix = 'tab-';

/** Whether a part of the page or of its document has the id. */
export function isReservedId(id: string): boolean {
  return (
    [...documentIds, catalogueId].includes(id) ||
    [tabIdPrefix, workIdPrefix, groupIdPrefix].some((prefix) => id.startsWith(prefix))
  );
}
