// The content of the kit -> HTML documents styled for print.
import type { Localized } from '../../content/schema/localized.ts';
import { groupTitles } from '../../site/work-groups.ts';
import type { ListedWork } from '../../site/page-data/biography.ts';
import type { Kit, KitBiography, KitText } from '../../site/page-data/kit.ts';
import type { PageData, ShellData } from '../../site/page-data/page-data.ts';
import type { RenderedBody } from '../../site/page-data/render-body.tsx';
import { escapeHtml } from '../../text/escape-html.ts';
import { localizedHtml } from '../../text/localized-html.ts';
import { quoted } from './texts.ts';

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
  return documentOf(shell, biography.title, [
    element('h2', biography.title, ' class="label"'),
    `<div${langOf(body?.lang)}>${words}</div>`,
    notice ? element('p', notice, ' class="notice"') : '',
  ]);
}

/** The works in their groups. */
export function catalogueDocument(
  works: readonly ListedWork[],
  { messages }: PageData<'biography'>,
  shell: ShellData,
): string {
  const { email, url } = shell.site;
  const heading = messages['biography.compositions'];
  const groups = groupTitles.map(({ id, title }) => {
    const own = works.filter(({ group }) => group === id);
    const rows = own.map((work) => row(work, messages['biography.premiere'])).join('');
    return rows && `<section>${element('h2', messages[title])}${rows}</section>`;
  });
  return documentOf(shell, heading, [
    element('p', heading, ' class="label"'),
    // The document's base is the site's own address.
    `<p class="aside"><a href="mailto:${escapeHtml(email.general)}">${escapeHtml(email.general)}</a> · <a href="./">${escapeHtml(url)}</a></p>`,
    ...groups,
  ]);
}

/** The latest press, each item with its source. */
export function pressDocument({ press, texts }: Kit, shell: ShellData): string {
  const items = press.map(({ title, quote, publication, dateInWords, url }) => {
    const words = quote
      ? `<blockquote>${element('p', quoted(quote, shell.locale))}</blockquote>`
      : element('h3', title);
    const source = `<a href="${escapeHtml(url)}">${escapeHtml(publication)}</a>`;
    return `<article>${words}<p class="source">${source}, ${escapeHtml(dateInWords)}</p></article>`;
  });
  const heading = texts['kit.quotes'];
  return documentOf(shell, heading, [element('h2', heading, ' class="label"'), ...items]);
}

function row(work: ListedWork, premiere: Localized): string {
  const { year, title, durationInWords, instrumentation, notes, scoring } = work;
  return [
    '<article>',
    `<h3>${element('cite', title)} <span class="aside">${year} · ${escapeHtml(durationInWords)}</span></h3>`,
    element('p', instrumentation),
    notes ? `<div class="aside"${langOf(notes.lang)}>${notes.html}</div>` : '',
    scoring ? `<p class="aside">${escapeHtml(scoring)}</p>` : '',
    firstPerformance(work, premiere),
    '</article>',
  ].join('');
}

/** When, where and by whom a work was first performed, worded as on the page. */
function firstPerformance(
  { premiere, premiereInWords = '' }: ListedWork,
  label: Localized,
): string {
  if (!premiere) return '';
  const [first, venue, place] = [label, premiere.venue, premiere.place].map(localizedHtml);
  const players = premiere.performers ? ` ${localizedHtml(premiere.performers)}.` : '';
  const day = escapeHtml(premiereInWords);
  return `<p class="aside">${first} ${day}, ${venue}, ${place}.${players}</p>`;
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
<style>${style}</style>
</head>
<body>
<h1>${artist}</h1>
${parts.join('\n')}
</body>
</html>
`;
}

const style = `
@page { size: A4; margin: 18mm 22mm; @bottom-center { content: counter(page) " / " counter(pages); font: 9pt Georgia, serif } }
body { max-width: 36rem; margin: 3rem auto; padding: 0 1rem; background: #fff; color: #000; font: 12pt/1.5 "Cormorant Garamond", Garamond, Georgia, serif; font-variant-numeric: lining-nums }
h1 { margin: 0; font-size: 2.2em; font-weight: 500; line-height: 1.1 }
h2 { margin: 1.5em 0 .5em; border-bottom: 1px solid; font-size: 1em; font-weight: 400; letter-spacing: .12em; text-transform: uppercase }
h3 { margin: .8em 0 0; font-size: 1.15em; font-weight: 500 }
p { margin: 0; orphans: 3; widows: 3 }
div > p, div > figure, div > h3, div > [data-scroller] { margin: 0 0 .8em }
.label { margin: 0 0 2em; border: 0; letter-spacing: .12em; text-transform: uppercase; font-size: .85em }
.notice { margin-top: 2em; font-size: .85em; font-style: italic }
.aside { font-size: .9em; font-weight: 400 }
.aside p { margin: 0 }
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
