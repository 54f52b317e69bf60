// In: a video's title and player URL. Out: its cover as an HTML document. Also runs outside of Vite, to render bodies.
import type { Localized } from '../content/fields/localized.ts';
import { directionOf } from '../text/direction.ts';
import { escapeHtml } from '../text/escape-html.ts';
import { colour, scheme } from '../theme/tokens.ts';

export interface Cover {
  /** The page's language. */
  readonly lang: string;
  readonly title: Localized;
  /** The play button's accessible name, without the title. */
  readonly play: string;
  /** The URL of the player with autoplay, which the button links to. */
  readonly player: string;
}

/** The variable parts of a cover: its head, the margin of its body in pixels, and the content of its button. */
interface CoverMarkup {
  readonly head: string;
  readonly margin: number;
  readonly content: string;
}

/** The play button of a cover, in a box of 96 by 96. */
export const playIcon = '<circle cx="48" cy="48" r="47.5"/><path d="M40 33v30l25-15z"/>';

/**
 * A transparent cover over a plate. It uses attributes, since the CSP of every page would have to allow its styles; the
 * margin is for the focus ring. The icon is above the plate's text.
 */
const plateCover: CoverMarkup = {
  head: `<meta name="color-scheme" content="${scheme}">`,
  margin: 8,
  content: `<svg viewBox="0 0 1600 860" width="100%" display="block" fill="none" stroke="${colour.ivory}" aria-hidden="true"><rect width="1600" height="860" stroke="none" pointer-events="all"/><g transform="translate(1290 40) scale(2)">${playIcon}</g></svg>`,
};

/** The `srcdoc` of a player's frame until playback starts, which requests nothing from the video service. */
export function coverDocument(
  { lang, title, play, player }: Cover,
  markup: CoverMarkup = plateCover,
): string {
  const { head, margin, content } = markup;
  return `<!doctype html>
<html lang="${escapeHtml(lang)}" dir="${directionOf(lang) ?? 'auto'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="referrer" content="strict-origin-when-cross-origin">
<title>${escapeHtml(title.value)}</title>
${head}
</head>
<body marginwidth="${margin}" marginheight="${margin}">
<a href="${escapeHtml(player)}" aria-label="${escapeHtml(`${play}: ${title.value}`)}">
${content}
</a>
</body>
</html>`;
}
