import type { MessagesOf } from '../../content/fields/messages.ts';
import type { PageData } from '../../site/page.ts';

/** The page for unknown addresses. */
export type NotFoundPage = PageData<object, MessagesOf<'notFound.'>>;

/** The page for unknown addresses shows interface texts alone. */
export async function data() {
  return {};
}
