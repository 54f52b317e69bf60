import { Deferred } from '../components/deferred.tsx';
import { useShell } from '../components/shell-context.tsx';
import type { PageData } from '../site/page-data/page-data.ts';
import { Hero } from './home/hero.tsx';
import { Insight } from './home/insight.tsx';
import { NextConcertLine } from './home/next-concert-line.tsx';
import { PressQuote } from './home/press-quote.tsx';

/** The home page: hero, insight cards, press quote. */
export function Page({ content: { picture, portrait, biographies, concerts } }: PageData<'home'>) {
  const { pages } = useShell();
  return (
    <>
      <Hero picture={picture} portrait={portrait} />
      {concerts && <NextConcertLine {...concerts} />}
      <Deferred>
        {biographies.length > 0 && <Insight biographies={biographies} />}
        {pages.includes('press') && <PressQuote />}
      </Deferred>
    </>
  );
}
