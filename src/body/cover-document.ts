// The cover of a video's player, as the document of its frame. It is also made while texts are rendered, outside of Vite.
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
  /** The URL of the player that plays at once, which the button links to. */
  readonly player: string;
}

/** What a cover looks like: markup of its head, the margin of its body in pixels, and the content of its button. */
interface Look {
  readonly head: string;
  readonly margin: number;
  readonly content: string;
}

/** The play button of a cover, in a box of 96 by 96. */
export const playIcon = '<circle cx="48" cy="48" r="47.5"/><path d="M40 33v30l25-15z"/>';

/**
 * The cover above a plate, which is seen through it. It has attributes instead of styles, which the policy of every page
 * would have to admit; its margin is for the focus ring. The symbol is above the name.
 */
const clear: Look = {
  head: `<meta name="color-scheme" content="${scheme}">`,
  margin: 8,
  content: `<svg viewBox="0 0 1600 860" width="100%" display="block" fill="none" stroke="${colour.ivory}" aria-hidden="true"><rect width="1600" height="860" stroke="none" pointer-events="all"/><g transform="translate(1290 40) scale(2)">${playIcon}</g></svg>`,
};

/** The `srcdoc` of a player's frame until play is pressed, which requests nothing from the video service. */
export function coverDocument({ lang, title, play, player }: Cover, look: Look = clear): string {
  const { head, margin, content } = look;
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
