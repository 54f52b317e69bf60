import { Deferred } from '../../ui/deferred.tsx';
import { useShell } from '../../ui/shell-context.tsx';
import { NextConcertLine } from '../concerts/next-concert-line.tsx';
import { Hero } from './hero.tsx';
import { Insight } from './insight.tsx';
import { PressQuote } from './press-quote.tsx';
import type { HomePage } from './data.ts';

/** The home page: hero, insight cards, press quote. */
export function Page({ content: { picture, portrait, biographies, concerts } }: HomePage) {
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
