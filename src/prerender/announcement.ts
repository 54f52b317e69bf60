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
  const paragraphs = lines.map(({ id, text }) => `<p data-for="${id}">${localizedHtml(text)}</p>`);
  return {
    html: `<aside id="announcement">${paragraphs.join('')}</aside>`,
    style: styles + lines.map(({ id, text }) => hiddenUnless(id) + room(id, text.value)).join(''),
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

// `--bar` is the header’s height without it, as `--header` can’t refer to the value that it replaces.
const styles = `
#announcement { position: fixed; inset: 0 0 auto; z-index: ${layer.skip - 1}; padding-inline: ${space[4]}; background: ${colour.brass}; color: ${colour.ground}; font: ${size.label}/1.75rem ${font.text}; text-align: center }
#announcement p { margin: 0; text-wrap: balance }
#announcement ~ #root { --bar: ${space.header} }
`.replaceAll(/\s*\n\s*/g, '');

/** In `rem`: how high a line is, how wide a letter may be, and how narrow a window. */
const [line, letter, narrowest] = [1.75, 0.45, 20];

/** The first line is in the room of the header, which grows by any other: on how narrow a window there are so many. */
function room(id: string, text: string): string {
  const width = text.length * letter + 2;
  const most = Math.max(1, Math.ceil(width / narrowest));
  const rules = Array.from({ length: most }, (_, more) => {
    const above = `html:lang(${id}) #announcement~#root>header{padding-block-start:${(more + 1) * line}rem}`;
    if (more === 0) return above;
    const header = `html:lang(${id}) #announcement~#root>*{--header:calc(var(--bar) + ${more * line}rem)}`;
    const scroll = `html:lang(${id}):has(#announcement){scroll-padding-block-start:calc(${space.header} + ${more * line}rem + ${space[4]})}`;
    return `@media screen and (max-width:${(width / more).toFixed(1)}em){${header}${scroll}${above}}`;
  });
  return rules.join('');
}
