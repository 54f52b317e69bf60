import { documentIds } from '../../page/element-ids.ts';
import { catalogueId, groupPrefix, workPrefix } from '../works/catalogue-parts.ts';

/** What the id of a tab begins with, before that of its panel. */
export const tabPrefix = 'tab-';

/** Whether an id is taken by a part of the page or of its document. */
export function isElementId(id: string): boolean {
  return (
    [...documentIds, catalogueId].includes(id) ||
    [tabPrefix, workPrefix, groupPrefix].some((prefix) => id.startsWith(prefix))
  );
}
