import { useLoaderData } from 'react-router-dom';
import { Later } from '../components/later.tsx';
import { Metadata } from '../components/metadata.tsx';
import { usePage } from '../components/page-context.tsx';
import type { homeData } from './data.ts';
import { Hero } from './home/hero.tsx';
import { Insight } from './home/insight.tsx';
import { PressQuote } from './home/press-quote.tsx';

/** The home page: the artist's name, three ways to the biography, one sentence from the press. */
export function Component() {
  const { messages } = usePage();
  const { biographies, description } = useLoaderData<Awaited<ReturnType<typeof homeData>>>();
  return (
    <>
      <Metadata
        title={messages['site.subtitle'].value}
        description={description.value}
        artistFirst
      />
      <Hero />
      <Later>
        <Insight biographies={biographies} />
        <PressQuote />
      </Later>
    </>
  );
}
