import type { PageData } from './page.ts';

/**
 * A page's title with the artist's name, which comes first on the home page.
 * @example documentTitle({ page: 'press', title: { value: 'Press' }, number: 2 }, 'Ada') // => 'Press (2) — Ada'
 */
export function documentTitle(
  { page, title, number }: Pick<PageData, 'page' | 'title' | 'number'>,
  artist: string,
): string {
  if (page === 'home') return `${artist} — ${title.value}`;
  return `${title.value}${number === 1 ? '' : ` (${number})`} — ${artist}`;
}
