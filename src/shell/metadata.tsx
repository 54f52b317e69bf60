import { absoluteUrl, alternates, notFoundPath, canonicalAddress } from '../page/addresses.ts';
import { type PageData, documentTitle } from '../page/page.ts';
import { colour } from '../theme/tokens.ts';
import { useShell } from '../ui/shell-context.tsx';

interface MetadataProps {
  readonly page: PageData;
}

/** A page's title, description, canonical and alternate links, which React hoists into the head. */
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
        <AddressLinks page={page} />
      )}
    </>
  );
}

/** The canonical and alternate links; a page that falls back entirely is canonicalized to the original. */
function AddressLinks({ page }: MetadataProps) {
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

/** The prerendered elements that React would render into the head. */
export function prerenderedMetadata(): readonly Element[] {
  const metas = 'meta[name=description], meta[name=robots], meta[name=theme-color]';
  const elements = `title, ${metas}, link[rel=canonical], link[hreflang]`;
  return [...document.head.querySelectorAll(elements)];
}

/**
 * Removes the prerendered metadata if another page is rendered; on a hydrated page, only the elements that React has
 * rendered again because the document had been modified.
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
