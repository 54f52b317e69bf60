import { absoluteUrl, alternates, notFoundPath, canonicalAddress } from '../page/addresses.ts';
import { type PageData, documentTitle } from '../page/page.ts';
import { colour } from '../theme/tokens.ts';
import { useShell } from '../ui/shell-context.tsx';

interface MetadataProps {
  readonly page: PageData;
}

/** A page's title, description and canonical and alternate links; React hoists them into the head. */
export function Metadata({ page }: MetadataProps) {
  const { site } = useShell();
  return (
    <>
      <title>{documentTitle(page, site.artist)}</title>
      <meta name="description" content={page.description.value} />
      <meta name="theme-color" content={colour.ground} />
      {page.path === notFoundPath ? (
        <meta name="robots" content="noindex" />
      ) : (
        <Addresses page={page} />
      )}
    </>
  );
}

/** The canonical link of a page that falls back entirely is the original page. */
function Addresses({ page }: MetadataProps) {
  const { site } = useShell();
  const absolute = (address: string) => absoluteUrl(address, site.url);
  return (
    <>
      <link rel="canonical" href={absolute(canonicalAddress(page))} />
      {alternates(page).map(({ lang, address }) => (
        <link key={lang} rel="alternate" hrefLang={lang} href={absolute(address)} />
      ))}
    </>
  );
}

/** The title, the description and whatever else React renders into the head. */
export function prerenderedMetadata(): readonly Element[] {
  const metas = 'meta[name=description], meta[name=robots], meta[name=theme-color]';
  const elements = `title, ${metas}, link[rel=canonical], link[hreflang]`;
  return [...document.head.querySelectorAll(elements)];
}

/**
 * Removes the prerendered metadata if another page is rendered; of a hydrated page, what React has rendered again because
 * something else had changed it or the page.
 */
export function removeStaleMetadata(prerendered: readonly Element[], isHydrated: boolean): void {
  const added = prerenderedMetadata().filter((element) => !prerendered.includes(element));
  const kinds = new Set(added.map(kindOf));
  for (const element of prerendered)
    if (!isHydrated || kinds.has(kindOf(element))) element.remove();
}

function kindOf(element: Element): string {
  return ['name', 'rel', 'hreflang'].map((name) => element.getAttribute(name)).join(' ');
}
