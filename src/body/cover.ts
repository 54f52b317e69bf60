import { hrefTo } from '../page/href.ts';
import { coverSizes, pictureAttributes } from './picture-file.ts';
import type { Picture } from '../content/fields/localized.ts';
import { type Cover, coverDocument, playIcon } from './cover-document.ts';
import { localizedHtml } from './localized-html.ts';
import { escapeHtml } from '../text/escape-html.ts';
import { colour, scheme } from '../theme/tokens.ts';
import styles from './cover.css?inline';

const colours = `color-scheme:${scheme};--ground:${colour.ground};--on-picture:${colour.onPicture};--on-picture-active:${colour.onPictureActive};--disc:${colour.disc};--shadow:${colour.shadow}`;

/** The styles of covers with a poster. */
export const coverStyles = `:root{${colours}}${styles}`;

interface CoverWithPoster extends Cover {
  readonly poster: Picture | undefined;
}

/**
 * A cover with its poster, if any. Chromium ignores `loading=lazy` on frames with `srcdoc`, so the poster itself is lazy.
 */
export function coverHtml({ poster, ...cover }: CoverWithPoster): string {
  if (!poster) return coverDocument(cover);
  // A frame has no width while its document is parsed: `vw` would fetch each poster twice, so phones get a fixed width.
  const sizes = coverSizes(poster, 16 / 9, '(min-width: 26em) 100vw, 22.5rem');
  const { source, img } = pictureAttributes(poster, sizes, hrefTo);
  const content = `<picture>
<source ${attributesOf(source)}>
<img ${attributesOf(img)} loading="lazy" alt="">
</picture>
<span class="title">${localizedHtml(cover.title)}</span>
<svg viewBox="0 0 96 96" aria-hidden="true">${playIcon}</svg>`;
  return coverDocument(cover, { head: `<style>${coverStyles}</style>`, margin: 0, content });
}

function attributesOf(attributes: Readonly<Record<string, string | number>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => `${name.toLowerCase()}="${escapeHtml(String(value))}"`)
    .join(' ');
}
