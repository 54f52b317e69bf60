import type { LocaleContent } from '../../page/locale-content.ts';
import type { SearchData } from '../../page/room.ts';
import type { CustomPage } from './data.ts';

export function search(_: LocaleContent, { content: { updated } }: CustomPage): SearchData {
  return updated ? { page: { dateModified: updated.date } } : {};
}
