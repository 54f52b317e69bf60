import styled from '@emotion/styled';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { GlobalStyles } from '../theme/global.tsx';
import { colour, font, size, space } from '../theme/tokens.ts';

/** What the router shows in place of the site where an error was thrown. Depends on nothing that is loaded. */
export function ErrorScreen() {
  return (
    <Screen lang="en">
      <GlobalStyles />
      <title>Unexpected Application Error!</title>
      <h1>Unexpected Application Error!</h1>
      <p>{describe(useRouteError())}</p>
      <a href={import.meta.env.BASE_URL}>Home</a>
    </Screen>
  );
}

function describe(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? error.message : String(error);
}

const Screen = styled.main({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  justifyContent: 'center',
  gap: space[6],
  minBlockSize: '100svh',
  inlineSize: `min(${space.page}, 100% - 2 * ${space.gutter})`,
  marginInline: 'auto',
  fontFamily: font.text,
  '& h1': { fontSize: size.section },
  '& p': { maxInlineSize: space.measure, color: colour.muted },
  '& a': { paddingBlock: space[3], color: colour.brass },
});
