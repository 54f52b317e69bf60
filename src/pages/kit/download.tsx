import styled from '@emotion/styled';
import { Button } from '../../ui/button.tsx';
import { colour, size, space, when } from '../../theme/tokens.ts';

/** A download link as an outlined button. */
export const DownloadButton = Button.withComponent('a');

const quiet = {
  display: 'inline-flex',
  alignItems: 'center',
  minInlineSize: space.target,
  minBlockSize: space.target,
  fontSize: size.small,
  textAlign: 'start',
  textDecorationLine: 'underline',
  textDecorationColor: colour.brass,
  textDecorationThickness: '1px',
  textUnderlineOffset: '.25em',
} as const;

/** A download link in a list. */
export const DownloadLink = styled.a(quiet);

/** A button that needs a script, styled like the download links beside it. */
export const QuietButton = styled.button({
  ...quiet,
  [when.unscripted]: { display: 'none' },
});
