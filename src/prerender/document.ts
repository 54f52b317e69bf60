// A rendered page + the browser bundle's files -> a whole HTML document.
import type { Rendered } from './render.tsx';

/** What every page of a build has in common. `starter` is script text, `entry` a file, `preloads` font addresses. */
export interface Frame {
  readonly template: string;
  readonly base: string;
  readonly starter: string;
  readonly entry: string;
  readonly preloads: readonly string[];
}

/** What a page brings besides its markup. */
export interface DocumentParts {
  readonly lang: string;
  readonly rendered: Rendered;
  /** The files of its own scripts. */
  readonly chunks: readonly string[];
  /** What the page's script begins from. */
  readonly data: unknown;
  /** Markup for the head: before and after what the page itself rendered for it. */
  readonly head: { readonly first: string; readonly last: string };
}

/** Fills the template. */
export function writeDocument(frame: Frame, { lang, rendered, ...parts }: DocumentParts): string {
  const { base, entry } = frame;
  const chunks = parts.chunks.map((file) => base + file).join(' ');
  const root = [
    `<div id="root" data-entry="${base}${entry}" data-chunks="${chunks}">`,
    rendered.body,
    '</div>',
    `<script type="application/json" id="data">${jsonForScript(parts.data)}</script>`,
  ].join('');
  const fonts = frame.preloads.map(
    (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
  );
  const styles = rendered.styles.map(
    ({ name, css }) => `<style data-emotion="${name}">${css}</style>`,
  );
  const { first, last } = parts.head;
  // Replacer functions throughout: a page may contain `$&`.
  return frame.template
    .replaceAll(/>\n\s+</g, '><')
    .replaceAll('%BASE_URL%', () => base)
    .replace('<html lang="en">', () => `<html lang="${lang}">`)
    .replace('<!--head-->', () => [first, rendered.head, ...fonts, ...styles, last].join(''))
    .replace('<div id="root"><!--page--></div>', () => root)
    .replace(
      /<script type="module"[^>]*><\/script>/,
      () => `<script type="module">${frame.starter}</script>`,
    );
}

/**
 * JSON that can't end the `<script>` that holds it.
 * @example jsonForScript('</script>') // => String.raw`"\u003c/script>"`
 */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}
