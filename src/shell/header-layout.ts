import { textWidth } from '../text/text-width.ts';
import { navLinksOf } from '../ui/nav-links.tsx';
import { useShell } from '../ui/shell-context.tsx';

/** Media queries that say whether the header has room for the name, the links and the toggle in one row. */
export interface HeaderLayout {
  readonly navFits: string;
  readonly navCollapsed: string;
  /** The space between the links, as wide as the room allows. */
  readonly gap: string;
}

/** The header's room on this site, in this language. */
export function useHeaderLayout(): HeaderLayout {
  const shell = useShell();
  const links = navLinksOf(shell, 'menu').map(({ title }) => title.value);
  return headerLayout(shell.site.artist, links);
}

/** The header's room, from the number of letters, because a style sheet can't ask whether words fit. */
export function headerLayout(name: string, links: readonly string[]): HeaderLayout {
  const letters = Math.min(textWidth(name) * widths.ofName, widths.longestName);
  const labels = textWidth(links.join('')) * widths.ofLabel;
  // One before each link, and one before the toggle.
  const spaces = (links.length + 1) * gaps.from;
  const rem = letters + labels + spaces + widths.toggle + widths.gutters;
  const query = `(min-width: ${(rem > widths.row ? widths.never : rem).toFixed(1)}em)`;
  const spare = `(min(100vw, ${widths.row}rem) - ${rem.toFixed(1)}rem) / ${links.length + 2}`;
  return {
    navFits: `@media ${query}`,
    navCollapsed: `@media not all and ${query}`,
    gap: `clamp(${gaps.from}rem, ${gaps.from}rem + ${spare}, ${gaps.to}rem)`,
  };
}

// In rem. A letter is counted as wider than the average is, so that fallback fonts fit too.
const widths = {
  ofName: 0.72,
  longestName: 24,
  ofLabel: 0.7,
  toggle: 5.5,
  gutters: 6,
  /** The header's row at its widest: the page with its gutters. */
  row: 86,
  /** Wider than any window. */
  never: 9999,
} as const;
const gaps = { from: 1.25, to: 2.5 } as const;
