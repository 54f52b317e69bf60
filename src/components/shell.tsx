import styled from '@emotion/styled';
import { useLayoutEffect, useMemo, useRef, type MouseEvent } from 'react';
import { Outlet, useMatches } from 'react-router-dom';
import type { SharedTexts } from '../content/schema/messages.ts';
import { locales } from '../locales.ts';
import { GlobalStyles } from '../theme/global.tsx';
import { colour, layer, space, when } from '../theme/tokens.ts';
import { label } from '../theme/type.ts';
import { takeDraftBack } from './contact-draft.tsx';
import { useFollowedLinks } from './follow-links.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { PageProvider, type PageContext } from './page-context.tsx';
import { RouteChanges } from './route-changes.tsx';
import { Text } from './text.tsx';
import { ToastProvider } from './toasts/toasts.tsx';

/** What surrounds every page, in the language of its address. */
export function Shell() {
  const page = usePageOfMatches();
  const main = useRef<HTMLElement>(null);
  useFollowedLinks();
  useLayoutEffect(takeDraftBack, []);
  useLayoutEffect(() => {
    document.documentElement.lang = page.locale;
  }, [page.locale]);

  function skip(event: MouseEvent) {
    event.preventDefault();
    main.current?.scrollIntoView();
    main.current?.focus({ preventScroll: true });
  }

  return (
    <PageProvider value={page}>
      <GlobalStyles />
      <ToastProvider>
        <SkipLink href="#content" onClick={skip}>
          <Text of={page.messages['site.skip']} />
        </SkipLink>
        <RouteChanges />
        <Header />
        <Main id="content" tabIndex={-1} ref={main}>
          <Outlet />
        </Main>
        <Footer />
      </ToastProvider>
    </PageProvider>
  );
}

/** The language route among the matches says which language it is and has loaded its texts. */
function usePageOfMatches(): PageContext {
  const matches = useMatches();
  const page = matches.map(({ handle, loaderData }) => pageOf(handle, loaderData)).find(Boolean);
  const locale = page?.locale;
  const messages = page?.messages;
  return useMemo(() => {
    if (!locale || !messages) throw new Error('No route above this page has loaded its language.');
    return { locale, messages };
  }, [locale, messages]);
}

function pageOf(handle: unknown, data: unknown): PageContext | undefined {
  const locale = locales.find(({ id }) => id === localeOf(handle))?.id;
  return locale && isMessages(data) ? { locale, messages: data } : undefined;
}

function localeOf(handle: unknown): unknown {
  return typeof handle === 'object' && handle !== null && 'locale' in handle && handle.locale;
}

function isMessages(data: unknown): data is SharedTexts {
  return typeof data === 'object' && data !== null && 'site.skip' in data;
}

const SkipLink = styled.a({
  ...label,
  position: 'fixed',
  insetBlockStart: space[4],
  insetInlineStart: space[4],
  zIndex: layer.skip,
  padding: `${space[4]} ${space[6]}`,
  background: colour.ivory,
  color: colour.ground,
  textDecoration: 'none',
  '&:not(:focus)': { transform: 'translateY(-200%)' },
  [when.print]: { display: 'none' },
});

// As long as not all of the page is there, the footer stays out of sight.
const Main = styled.main({ flex: 1, '&:has([data-later])': { minBlockSize: '100vh' } });
