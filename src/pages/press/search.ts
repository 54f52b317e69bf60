import type { Thing } from 'schema-dts';
import type { ShellData } from '../../site/page.ts';
import type { SearchFacts } from '../../site/room.ts';
import { artistIn } from '../../site/schema-org.ts';
import type { PressItemView, PressPage } from './data.ts';

/** What has appeared, in a list. */
export function search({ content }: PressPage, { site }: ShellData): SearchFacts {
  return { page: { mainEntity: coverage(content.press.entries, site) } };
}

function coverage(
  items: PressPage['content']['press']['entries'],
  { url: siteUrl }: ShellData['site'],
): Thing & { '@type': 'ItemList' } {
  return {
    '@type': 'ItemList',
    numberOfItems: items.length,
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: item.title?.value ?? item.publication,
      item: {
        ...coverageOf(item),
        ...(item.url && { url: item.url }),
        ...(item.date && { datePublished: item.date }),
        ...(item.critic && { author: { '@type': 'Person', name: item.critic } }),
        publisher: { '@type': 'Organization', name: item.publication },
        about: artistIn(siteUrl),
      },
    })),
  };
}

function coverageOf({ type = 'article', title, quote }: PressItemView) {
  if (!title) return { '@type': 'Quotation', text: quote?.value ?? '' } as const;
  if (type === 'article') return { '@type': 'Article', headline: title.value } as const;
  return {
    '@type': 'CreativeWork',
    additionalType: additionalTypes[type],
    name: title.value,
  } as const;
}

// Types of their own would require what isn't known: a series, an upload date.
const additionalTypes = {
  video: 'https://schema.org/VideoObject',
  radio: 'https://schema.org/RadioEpisode',
} as const;
