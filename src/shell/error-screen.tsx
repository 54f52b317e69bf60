import styled from '@emotion/styled';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router-dom';
import { messageLanguage } from '../locales.ts';
import { addressIn, splitAddress } from '../page/addresses.ts';
import { hrefTo } from '../page/href.ts';
import { column } from '../theme/layout.ts';
import { colour, size, space, svh } from '../theme/tokens.ts';
import { firstPageTitles } from './first-page-titles.ts';

/** The router's error boundary. Doesn't depend on loaded data. */
export function ErrorScreen() {
  const { locale } = splitAddress(useLocation().pathname);
  const title = firstPageTitles[locale];
  return (
    <Screen lang={locale}>
      <title>Unexpected Application Error!</title>
      <h1 lang={messageLanguage}>Unexpected Application Error!</h1>
      <p lang={messageLanguage}>{describe(useRouteError())}</p>
      <a href={hrefTo(addressIn(locale, ''))} lang={title ? undefined : messageLanguage}>
        {title ?? 'Home'}
      </a>
    </Screen>
  );
}

function describe(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? error.message : String(error);
}

const Screen = styled.main({
  ...column,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  justifyContent: 'center',
  gap: space[6],
  minBlockSize: `calc(100 * ${svh})`,
  '& h1': { fontSize: size.section },
  '& p': { maxInlineSize: space.measure, color: colour.muted },
  '& a': { paddingBlock: space[3], color: colour.brass },
});
