import type { MessagesOf } from '../../content/fields/texts.ts';
import type { PageData } from '../../site/page.ts';
import type { texts } from './texts.ts';

/** The page for unknown addresses. */
export type NotFoundPage = PageData<object, MessagesOf<typeof texts>>;

/** The page for unknown addresses shows interface texts alone. */
export async function data() {
  return {};
}
