import styled from '@emotion/styled';
import { Button } from '../../../components/button.tsx';
import { colour, size, space, when } from '../../../theme/tokens.ts';

/** A link to a file, as an outlined button. */
export const DownloadButton = Button.withComponent('a');

const quiet = {
  display: 'inline-flex',
  alignItems: 'center',
  minInlineSize: space.target,
  minBlockSize: space.target,
  color: colour.ivory,
  fontSize: size.small,
  textAlign: 'start',
  textDecorationLine: 'underline',
  textDecorationColor: colour.brass,
  textDecorationThickness: '1px',
  textUnderlineOffset: '.25em',
} as const;

/** A link to a file within a list of them. */
export const DownloadLink = styled.a(quiet);

/** What a script does, beside links to files. */
export const QuietButton = styled.button({
  ...quiet,
  [when.unscripted]: { display: 'none' },
  [when.unreached]: { display: 'none' },
});
