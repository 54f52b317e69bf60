import { site } from 'virtual:content/site';
import { useLocation, useMatches } from 'react-router-dom';
import { isWhollyFallenBack } from './fallen-back.ts';
import { usePage } from './page-context.tsx';
import { defaultLocale, locales, type Locale } from '../locales.ts';
import { localAddress, splitAddress } from '../site/addresses.ts';

interface MetadataProps {
  /** The page's own title; the artist's name follows it. */
  readonly title: string;
  readonly description: string;
  /** Home: the artist's name leads. */
  readonly artistFirst?: boolean;
}

/** A page's title, description and addresses; React moves them into the head. */
export function Metadata({ title, description, artistFirst = false }: MetadataProps) {
  const { artist } = site;
  return (
    <>
      <title>{artistFirst ? `${artist} — ${title}` : `${title} — ${artist}`}</title>
      <meta name="description" content={description} />
      <Addresses />
    </>
  );
}

/** Metadata of an address that is no page: not indexed, no address of its own. */
export function NotFoundMetadata({ title, description }: MetadataProps) {
  return (
    <>
      <title>{`${title} — ${site.artist}`}</title>
      <meta name="description" content={description} />
      <meta name="robots" content="noindex" />
    </>
  );
}

/** A page that shows nothing of its own language names the English page as the original. */
function Addresses() {
  const { path } = splitAddress(useLocation().pathname);
  const { locale, messages } = usePage();
  const data = useMatches().at(-1)?.loaderData;
  const original = isWhollyFallenBack(data, messages, path) ? defaultLocale : locale;
  return (
    <>
      <link rel="canonical" href={absolute(original, path)} />
      {locales.map(({ id }) => (
        <link key={id} rel="alternate" hrefLang={id} href={absolute(id, path)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={absolute(defaultLocale, path)} />
    </>
  );
}

function absolute(locale: Locale, path: string): string {
  return new URL(localAddress(locale, path).slice(1), site.url).href;
}
