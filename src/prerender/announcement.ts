// What messages.yaml announces -> a line above the header of every page. It isn't a part of what React renders, so that
// sites without one load nothing for it.
import { locales } from '../locales.ts';
import type { PageSource } from '../site/page-data/local-content.ts';
import { localizedHtml } from '../site/localized-html.ts';
import { colour, font, layer, size, space } from '../theme/tokens.ts';

/** An element in each language of which the document's language shows one, its styles, and what ends it. */
export interface Announcement {
  readonly html: string;
  readonly style: string;
  readonly script: string;
}

/** What is announced on the day of the build, until the end of a day where the visitor is. */
export function announcementIn({
  languages,
  builtAt,
}: Pick<PageSource, 'languages' | 'builtAt'>): Announcement | undefined {
  const lines = locales.flatMap(({ id }) => {
    const text = languages.get(id)?.messages['announcement.text'];
    return text ? [{ id, text }] : [];
  });
  const until = languages.get(locales[0].id)?.messages['announcement.until']?.value;
  if (lines.length === 0 || until === undefined || until < builtAt.slice(0, 10)) return undefined;
  const letters = Math.max(...lines.map(({ text }) => text.value.length));
  const paragraphs = lines.map(({ id, text }) => `<p data-for="${id}">${localizedHtml(text)}</p>`);
  return {
    html: `<aside id="announcement">${paragraphs.join('')}</aside>`,
    style: [styles, ...lines.map(({ id }) => hiddenUnless(id)), ...room(letters)].join(''),
    script: `if(Date.now()>=Date.parse('${until}T24:00'))document.getElementById('announcement').remove()`,
  };
}

/** A document with what is announced before the element of all that React renders. */
export function announced(document: string, { html, style, script }: Announcement): string {
  const parts = [`<style>${style}</style></head>`, `${html}<script>${script}</script>`] as const;
  return document
    .replace('</head>', () => parts[0])
    .replace('<div id="root"', (root) => parts[1] + root);
}

function hiddenUnless(id: string): string {
  return `html:not(:lang(${id})) [data-for="${id}"]{display:none}`;
}

const styles = `
#announcement { position: fixed; inset: 0 0 auto; z-index: ${layer.skip - 1}; padding-inline: ${space[4]}; background: ${colour.brass}; color: ${colour.ground}; font: ${size.label}/1.75rem ${font.text}; text-align: center }
#announcement p { margin: 0; text-wrap: balance }
`.replaceAll(/\s*\n\s*/g, '');

/** In `rem`: how high a line is, and how wide a letter may be. */
const [line, letter] = [1.75, 0.45];

/** The first line is in the room of the header, which grows by any other: on how narrow a window there are so many. */
function room(letters: number): string[] {
  const width = letters * letter + 2;
  return [1, 2, 3].map((lines) => {
    const narrower = lines === 1 ? '' : `@media (max-width:${(width / (lines - 1)).toFixed(1)}em)`;
    const rule = `#announcement~#root>header{padding-block-start:${lines * line}rem;block-size:calc(${space.header} + ${(lines - 1) * line}rem)}`;
    return narrower ? `${narrower}{${rule}}` : rule;
  });
}
