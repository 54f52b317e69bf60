import type { LocaleContent } from '../../site/locale-content.ts';
import type { KitContribution } from '../../site/presenters.ts';
import { catalogueId, firstRoom } from './catalogue-parts.ts';
import { works } from './fields.ts';

/** Where the catalogue is, if there is one. */
export function contribution({ collections }: LocaleContent): KitContribution {
  if (collections.get(works).length === 0) return {};
  return { catalogue: { to: firstRoom, hash: catalogueId } };
}
