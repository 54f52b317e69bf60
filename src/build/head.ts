// A page's data -> what its head holds beyond the page's own metadata: link previews, feeds, JSON-LD.
import { locales } from '../locales.ts';
import { escapeHtml } from '../text/escape-html.ts';
import { absoluteUrl, originalAddress, shownLanguage } from '../site/addresses.ts';
import { documentTitle, type PageData, type ShellData } from '../site/page.ts';
import { jsonForScript } from './json-for-script.ts';
import type { SharePicture } from './share-picture.ts';
import type { Room } from '../site/room.ts';
import { structuredData } from './structured-data.ts';

/** Link previews (Open Graph, which Twitter reads too), feeds and JSON-LD. */
export async function describeInHead(
  data: PageData,
  shell: ShellData,
  picture: SharePicture,
  rooms: readonly Room[],
): Promise<string> {
  const { artist, url } = shell.site;
  const own = locales.find(({ id }) => id === shownLanguage(data)) ?? locales[0];
  const others = locales.filter(({ id }) => id !== own.id && data.languages.includes(id));
  const title = documentTitle(data, artist);
  const description = data.description.value;
  const image = new URL(picture.path, url).href;
  const page = rooms.find(({ name }) => name === data.page)?.page;
  const feeding = rooms.filter(({ name }) => shell.pages.includes(name));
  return [
    property('og:type', page?.type === 'ProfilePage' ? 'profile' : 'website'),
    property('og:site_name', artist),
    property('og:title', title),
    property('og:description', description),
    property('og:url', absoluteUrl(originalAddress(data), url)),
    property('og:locale', territoryOf(own)),
    ...others.map((other) => property('og:locale:alternate', territoryOf(other))),
    property('og:image', image),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    picture.alt === undefined ? '' : property('og:image:alt', picture.alt),
    '<meta name="twitter:card" content="summary_large_image">',
    ...feeding.flatMap(({ name, feeds }) =>
      (feeds?.(data.locale) ?? []).map(({ type, address }) =>
        feed(
          type,
          absoluteUrl(address, url),
          `${shell.messages[`nav.${name}`]?.value} — ${artist}`,
        ),
      ),
    ),
    `<script type="application/ld+json">${jsonForScript(await structuredData(data, shell, rooms))}</script>`,
  ].join('');
}

/**
 * A language as Open Graph calls it, always with a territory.
 * @example territoryOf({ tag: 'zh-Hant' }) // => 'zh_TW'
 */
export function territoryOf({ tag }: { readonly tag: string }): string {
  const { language, region } = new Intl.Locale(tag).maximize();
  return `${language}_${region}`;
}

function property(name: string, value: string): string {
  return `<meta property="${name}" content="${escapeHtml(value)}">`;
}

function feed(type: string, href: string, title: string): string {
  return `<link rel="alternate" type="${type}" title="${escapeHtml(title)}" href="${href}">`;
}
