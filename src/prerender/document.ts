// A rendered page + the browser bundle's files -> a whole HTML document.
import type { Rendered } from './render.tsx';

/** What every page of a build has in common. `starter` is script text, `preloads` font addresses. */
export interface Frame {
  readonly template: string;
  readonly base: string;
  readonly starter: string;
  readonly entry: string;
  readonly preloads: readonly string[];
}

/** Markup for the head: before and after what the page itself rendered for it. */
export interface ExtraHead {
  readonly first: string;
  readonly last: string;
}

/** Fills the template. `chunks` are the addresses of the page's own scripts. */
export function writeDocument(
  frame: Frame,
  page: Rendered,
  chunks: readonly string[],
  extra: ExtraHead,
): string {
  const root = [
    `<div id="root" data-route="${page.route}" data-entry="${frame.entry}" data-chunks="${chunks.join(' ')}">`,
    page.body,
    '</div>',
    `<script type="application/json" id="data">${page.data}</script>`,
  ].join('');
  const fonts = frame.preloads.map(
    (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
  );
  const styles = page.styles.map(({ name, css }) => `<style data-rules="${name}">${css}</style>`);
  // Replacer functions throughout: a page may contain `$&`.
  return frame.template
    .replaceAll(/>\n\s+</g, '><')
    .replaceAll('%BASE_URL%', () => frame.base)
    .replace('<html lang="en">', () => `<html lang="${page.lang}">`)
    .replace('<!--head-->', () =>
      [extra.first, page.head, ...fonts, ...styles, extra.last].join(''),
    )
    .replace('<div id="root"><!--page--></div>', () => root)
    .replace(
      /<script type="module"[^>]*><\/script>/,
      () => `<script type="module">${frame.starter}</script>`,
    );
}
