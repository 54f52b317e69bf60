import { textWidth } from '../text/text-width.ts';
import { navLinksOf } from '../ui/nav-links.tsx';
import { useShell } from '../ui/shell-context.tsx';

/** Media queries for whether the name, the links and the toggle fit in one row of the header. */
export interface HeaderLayout {
  readonly navFits: string;
  readonly navCollapsed: string;
  /** The space between the links, which grows with the viewport. */
  readonly gap: string;
}

/** The header's layout for this site and language. */
export function useHeaderLayout(): HeaderLayout {
  const shell = useShell();
  const links = navLinksOf(shell, 'menu').map(({ title }) => title.value);
  return headerLayout(shell.site.artist, links);
}

/** The header's layout, estimated from text lengths, because CSS can't detect whether texts fit. */
export function headerLayout(name: string, links: readonly string[]): HeaderLayout {
  const nameWidth = Math.min(textWidth(name) * widths.nameLetter, widths.maxName);
  const linksWidth = textWidth(links.join('')) * widths.linkLetter;
  // One gap before each link, and one before the toggle.
  const gapsWidth = (links.length + 1) * gaps.min;
  const rem = nameWidth + linksWidth + gapsWidth + widths.toggle + widths.gutters;
  const query = `(min-width: ${(rem > widths.row ? widths.never : rem).toFixed(1)}em)`;
  const spare = `(min(100vw, ${widths.row}rem) - ${rem.toFixed(1)}rem) / ${links.length + 2}`;
  return {
    navFits: `@media ${query}`,
    navCollapsed: `@media not all and ${query}`,
    gap: `clamp(${gaps.min}rem, ${gaps.min}rem + ${spare}, ${gaps.max}rem)`,
  };
}

// In rem. Letters are wider than average, so that fallback fonts fit too.
const widths = {
  nameLetter: 0.72,
  maxName: 24,
  linkLetter: 0.7,
  toggle: 5.5,
  gutters: 6,
  /** The maximum width of the header's row: the page with its gutters. */
  row: 86,
  /** Wider than any viewport. */
  never: 9999,
} as const;
const gaps = { min: 1.25, max: 2.5 } as const;
