import { absoluteUrl, alternates, notFoundPath, originalAddress } from '../site/addresses.ts';
import { documentTitle } from '../site/document-title.ts';
import type { PageData } from '../site/page.ts';
import { colour } from '../theme/tokens.ts';
import { useShell } from './shell-context.tsx';

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
      <link rel="canonical" href={absolute(originalAddress(page))} />
      {alternates(page).map(({ lang, address }) => (
        <link key={lang} rel="alternate" hrefLang={lang} href={absolute(address)} />
      ))}
    </>
  );
}
