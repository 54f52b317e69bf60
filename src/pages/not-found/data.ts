import type { MessagesOf } from '../../content/fields/texts.ts';
import type { PageData } from '../../site/page.ts';
import type { texts } from './texts.ts';

export type NotFoundPage = PageData<object, MessagesOf<typeof texts>>;

export async function data() {
  return {};
}
