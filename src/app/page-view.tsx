import { useMemo, type ComponentType } from 'react';
import { useLoaderData } from 'react-router-dom';
import { type PageData, documentTitle } from '../site/page.ts';
import { assumeType } from '../assume-type.ts';
import { absoluteUrl, alternates, notFoundPath, originalAddress } from '../site/addresses.ts';
import { colour } from '../theme/tokens.ts';
import { useShell } from '../ui/shell-context.tsx';

/** What the route's loader returns. */
export interface OpenPage {
  readonly data: PageData;
  readonly Page: ComponentType<PageData>;
}

/** The open page. */
export function PageView() {
  const { data, Page } = assumeType<OpenPage>(useLoaderData());
  // The router renders its routes whenever its state changes, such as while the data of the next page load.
  return useMemo(
    () => (
      <>
        <Metadata page={data} />
        <Page {...data} />
      </>
    ),
    [data, Page],
  );
}

interface MetadataProps {
  readonly page: PageData;
}

/** A page's title, description and canonical and alternate links; React hoists them into the head. */
function Metadata({ page }: MetadataProps) {
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
