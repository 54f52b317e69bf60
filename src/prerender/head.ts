// What a page's head holds beyond what the page itself renders: policy, link previews, feeds, JSON-LD.
import { locales } from '../locales.ts';
import { jsonForScript } from './json-for-script.ts';
import type { SitePage } from './list-pages.ts';
import type { Description } from './server.ts';
import { canonicalOf } from './page-facts.ts';

interface HeadInput {
  readonly page: SitePage;
  /** The markup that the page itself rendered for the head. */
  readonly rendered: string;
  readonly description: Description;
  /** The address of the page's Open Graph picture. */
  readonly picture: string;
  readonly artist: string;
  readonly siteUrl: string;
}

/** Link previews (Open Graph, Twitter), feeds and JSON-LD. */
export function describeInHead({
  page,
  rendered,
  description,
  picture,
  artist,
  siteUrl,
}: HeadInput): string {
  const absolute = (address: string) => new URL(address.slice(1), siteUrl).href;
  const own = locales.find(({ id }) => id === page.locale) ?? locales[0];
  const others = locales.filter(({ id }) => id !== own.id);
  const title = /<title>(.*?)<\/title>/s.exec(rendered)?.[1] ?? '';
  const summary = /<meta name="description" content="([^"]*)"/.exec(rendered)?.[1] ?? '';
  return [
    property('og:type', page.path === 'biography' ? 'profile' : 'website'),
    property('og:site_name', escape(artist)),
    property('og:title', title),
    property('og:description', summary),
    property('og:url', canonicalOf(rendered) ?? absolute(page.address)),
    property('og:locale', own.territory),
    ...others.map(({ territory }) => property('og:locale:alternate', territory)),
    property('og:image', absolute(picture)),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', title),
    twitter('card', 'summary_large_image'),
    twitter('title', title),
    twitter('description', summary),
    twitter('image', absolute(picture)),
    twitter('image:alt', title),
    feed('application/rss+xml', absolute(description.feeds.rss), artist),
    feed('application/feed+json', absolute(description.feeds.json), artist),
    `<script type="application/ld+json">${jsonForScript(description.graph)}</script>`,
  ].join('');
}

/** The policy as markup, for hosts that send no headers. It must come before everything that it governs. */
export function policyElement(policy: string): string {
  return `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
}

/** Values are already escaped for attributes. */
function property(name: string, value: string): string {
  return `<meta property="${name}" content="${value}">`;
}

function twitter(name: string, value: string): string {
  return `<meta name="twitter:${name}" content="${value}">`;
}

function feed(type: string, href: string, title: string): string {
  return `<link rel="alternate" type="${type}" title="${escape(title)}" href="${href}">`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
