// The content of the kit -> HTML documents styled for print.
import type { Localized } from '../../content/schema/localized.ts';
import type { Kit, KitBiography, KitText } from '../../site/page-data/kit.ts';
import type { ShellData } from '../../site/page-data/page-data.ts';
import type { RenderedBody } from '../../site/page-data/render-body.tsx';
import { escapeHtml } from '../../text/escape-html.ts';
import type { Group } from '../../site/group-by.ts';
import type { ListedWork } from '../../site/page-data/works.ts';
import { quoted, workRows } from './texts.ts';

interface BiographyInput {
  readonly shell: ShellData;
  readonly biography: KitBiography;
  readonly text: KitText;
  /** The text with its blocks; without it the paragraphs are used. */
  readonly body: RenderedBody | undefined;
  readonly notice: Localized | undefined;
}

/** A biography as a document. */
export function biographyDocument(input: BiographyInput): string {
  const { shell, biography, text, body, notice } = input;
  const words = body?.html ?? text.paragraphs.map((each) => element('p', each)).join('\n');
  const parts = [
    element('h2', biography.title, ' class="label"'),
    `<div${langOf(body?.lang)}>${words}</div>`,
    notice ? element('p', notice, ' class="notice"') : '',
  ];
  return documentOf(shell, biography.title, parts, body?.styles && figureStyle);
}

/** The latest press, each item with its source. */
export function pressDocument({ press, texts }: Kit, shell: ShellData): string {
  const items = press.map(({ title, quote, publication, dateInWords, url }) => {
    const words = quote
      ? `<blockquote>${element('p', quoted(quote))}</blockquote>`
      : element('h3', title);
    const name = escapeHtml(publication);
    const source = url ? `<a href="${escapeHtml(url)}">${name}</a>` : name;
    return `<article>${words}<p class="source">${source}, ${escapeHtml(dateInWords)}</p></article>`;
  });
  const heading = texts['kit.quotes'];
  return documentOf(shell, heading, [element('h2', heading, ' class="label"'), ...items]);
}

/** The catalogue of works, by the titles of their groups. */
export function worksDocument(
  groups: readonly Group<ListedWork, string>[],
  title: Localized,
  shell: ShellData,
): string {
  const parts = groups.flatMap(({ name, items }) => [
    element('h2', { value: name }),
    ...items.map((work) => {
      const rows = workRows(work).map((row) => element('p', row));
      return `<article>${element('h3', work.title)}${rows.join('')}</article>`;
    }),
  ]);
  return documentOf(shell, title, parts);
}

function element(name: string, { value, html, lang }: Localized, attributes = ''): string {
  return `<${name}${attributes}${langOf(lang)}>${html ?? escapeHtml(value)}</${name}>`;
}

function langOf(lang: string | undefined): string {
  return lang === undefined ? '' : ` lang="${lang}"`;
}

/** A self-contained document, headed by the artist's name. Search engines index the site's own pages instead. */
function documentOf(
  { locale, site }: ShellData,
  title: Localized,
  parts: readonly string[],
  ownStyle = '',
): string {
  const artist = escapeHtml(site.artist);
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<base href="${escapeHtml(site.url)}">
<title>${artist} — ${escapeHtml(title.value)}</title>
<style>${style}${ownStyle}</style>
</head>
<body>
<main>
<h1>${artist}</h1>
${parts.join('\n')}
</main>
</body>
</html>
`;
}

/** Paper has no sound. */
const figureStyle = `
[data-row] { display: flex; flex-wrap: wrap; gap: 1em }
[data-row] img { max-width: 100%; max-height: 60vh; width: auto; height: auto }
[data-sound] { display: none }`;

const style = `
@page { size: A4; margin: 18mm 22mm; @bottom-center { content: counter(page) " / " counter(pages); font: 9pt Georgia, serif } }
body { max-width: 36rem; hyphens: auto; hyphenate-limit-chars: 9 4 4; margin: 3rem auto; padding: 0 1rem; background: #fff; color: #000; font: 12pt/1.5 "Cormorant Garamond", Garamond, Georgia, serif; font-variant-numeric: lining-nums }
h1 { margin: 0; font-size: 2.2em; font-weight: 500; line-height: 1.1 }
h2 { margin: 1.5em 0 .5em; border-bottom: 1px solid; font-size: 1em; font-weight: 400; letter-spacing: .12em; text-transform: uppercase }
h3 { margin: .8em 0 0; font-size: 1.15em; font-weight: 500 }
p { margin: 0; orphans: 3; widows: 3 }
div > p, div > figure, div > h3, div > [data-scroller] { margin: 0 0 .8em }
.label { margin: 0 0 2em; border: 0; letter-spacing: .12em; text-transform: uppercase; font-size: .85em }
.notice { margin-top: 2em; font-size: .85em; font-style: italic }
.source { margin: .3em 2em 1.5em; font-size: .9em }
blockquote { margin: 0 2em; font-style: italic }
blockquote em { font-style: normal }
figcaption { margin: 0 2em; font-size: .9em }
[data-hint] { display: none }
table { width: 100%; border-collapse: collapse; font-size: .9em }
th, td { padding: .3em 1em .3em 0; border-bottom: 1px solid #999; text-align: left; vertical-align: baseline }
a { color: inherit }
h1, h2, h3 { break-after: avoid }
article, figure, tr { break-inside: avoid }
@media print { body { max-width: none; margin: 0; padding: 0; font-size: 10.5pt } a[href^="http"]::after { content: " (" attr(href) ")"; font-size: .85em } }
`.trim();
