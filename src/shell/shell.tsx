import styled from '@emotion/styled';
import { memo, useLayoutEffect, useRef, type MouseEvent } from 'react';
import { Outlet, useFetcher, useLoaderData } from 'react-router-dom';
import { mainId, messageKey } from '../page/element-ids.ts';
import { directionOf } from '../text/direction.ts';
import type { ShellData } from '../page/page.ts';
import { assumeType } from '../assume-type.ts';
import { colour, layer, space } from '../theme/tokens.ts';
import { labelStyle } from '../theme/type.ts';
import { Announcement } from './announcement.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LoadingBar } from './loading-bar.tsx';
import { ShellProvider } from '../ui/shell-context.tsx';
import { Text } from '../ui/text.tsx';
import { ToastProvider } from '../ui/toasts.tsx';

/** The layout around every page, in the language of its address. */
export function Shell() {
  // Without a subscriber, the router would discard the state of the contact form's fetcher.
  useFetcher({ key: messageKey });
  return <Layout shell={assumeType(useLoaderData())} />;
}

interface LayoutProps {
  readonly shell: ShellData;
}

/** Memoized, because the router renders its routes whenever its state changes. */
const Layout = memo(function Layout({ shell }: LayoutProps) {
  const main = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { documentElement: html } = document;
    // Prerendered documents have both attributes; the first call of `Intl.Locale` takes 30 to 100 ms on slow phones.
    if (html.lang === shell.locale) return;
    html.lang = shell.locale;
    html.dir = directionOf(shell.locale) === 'rtl' ? 'rtl' : '';
  }, [shell.locale]);

  function skip(event: MouseEvent) {
    event.preventDefault();
    main.current?.scrollIntoView();
    main.current?.focus({ preventScroll: true });
  }

  return (
    <ShellProvider value={shell}>
      <ToastProvider>
        <LoadingBar />
        {shell.announcement && <Announcement {...shell.announcement} />}
        <Header>
          <Text
            text={shell.messages['site.skip']}
            as={SkipLink}
            href={`#${mainId}`}
            onClick={skip}
          />
        </Header>
        <Main id={mainId} tabIndex={-1} ref={main}>
          <Outlet />
        </Main>
        <Footer />
      </ToastProvider>
    </ShellProvider>
  );
});

const SkipLink = styled.a({
  ...labelStyle,
  position: 'fixed',
  insetBlockStart: space[4],
  insetInlineStart: space[4],
  zIndex: layer.skip,
  padding: `${space[4]} ${space[6]}`,
  background: colour.ivory,
  '&, &:hover': { color: colour.ground },
  textDecoration: 'none',
  '&:not(:focus)': { transform: 'translateY(-200%)' },
});

const Main = styled.main({ flex: 1 });
