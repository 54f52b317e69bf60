import { hrefTo } from '../page/href.ts';
import { coverSizes, pictureAttributes } from './picture-file.ts';
import type { Localized, Picture } from '../content/fields/localized.ts';
import { localizedHtml } from './localized-html.ts';
import { escapeHtml } from '../text/escape-html.ts';
import { colour, scheme } from '../theme/tokens.ts';
import styles from './cover.css?inline';
import { directionOf } from '../text/direction.ts';

const colours = `color-scheme:${scheme};--ground:${colour.ground};--on-picture:${colour.onPicture};--on-picture-active:${colour.onPictureActive};--disc:${colour.disc};--shadow:${colour.shadow}`;

/** The styles of every cover. */
export const coverStyles = `:root{${colours}}${styles}`;

interface Cover {
  /** The page's language. */
  readonly lang: string;
  readonly title: Localized;
  /** The play button's accessible name, without the title. */
  readonly play: string;
  /** The player's URL, which the button links to. */
  readonly player: string;
  readonly poster: Picture | undefined;
}

/**
 * The `srcdoc` of a player's frame until play is pressed, which requests nothing from the video service. Chromium
 * ignores `loading=lazy` on frames with `srcdoc`, so the poster is lazy itself.
 */
export function coverHtml({ lang, title, play, player, poster }: Cover): string {
  const { look, margin, content } = poster ? pictureCover(poster, title) : clearCover;
  return `<!doctype html>
<html lang="${escapeHtml(lang)}" dir="${directionOf(lang) ?? 'auto'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="referrer" content="strict-origin-when-cross-origin">
<title>${escapeHtml(title.value)}</title>
${look}
</head>
<body marginwidth="${margin}" marginheight="${margin}">
<a href="${escapeHtml(player)}" aria-label="${escapeHtml(`${play}: ${title.value}`)}">
${content}
</a>
</body>
</html>`;
}

function pictureCover(poster: Picture, title: Localized) {
  // While its document is parsed a frame has no width: `vw` would fetch each poster twice, so phones
  // get a fixed width.
  const sizes = coverSizes(poster, 16 / 9, '(min-width: 26em) 100vw, 22.5rem');
  const { source, img } = pictureAttributes(poster, sizes, hrefTo);
  const content = `<picture>
<source ${attributesOf(source)}>
<img ${attributesOf(img)} loading="lazy" alt="">
</picture>
<span class="title">${localizedHtml(title)}</span>
<svg viewBox="0 0 96 96" aria-hidden="true">${symbol}</svg>`;
  return { look: `<style>${coverStyles}</style>`, margin: 0, content };
}

const symbol = '<circle cx="48" cy="48" r="47.5"/><path d="M40 33v30l25-15z"/>';

/**
 * The cover above a plate, which is seen through it. It has attributes instead of styles, which the policy of every page
 * would have to admit; its margin is for the focus ring. The symbol is above the name.
 */
const clearCover = {
  look: `<meta name="color-scheme" content="${scheme}">`,
  margin: 8,
  content: `<svg viewBox="0 0 1600 860" width="100%" display="block" fill="none" stroke="${colour.ivory}" aria-hidden="true"><rect width="1600" height="860" stroke="none" pointer-events="all"/><g transform="translate(1290 40) scale(2)">${symbol}</g></svg>`,
} as const;

function attributesOf(values: Readonly<Record<string, string | number>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name.toLowerCase()}="${escapeHtml(String(value))}"`)
    .join(' ');
}
