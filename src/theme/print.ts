import { css } from '@emotion/react';
import { colour, when } from './tokens.ts';

/** What leads elsewhere, and pictures that only stand behind words or beside them. */
const hiddenInPrint = [
  'body > :not(#root)',
  '#root > :not(header, main)',
  ':is(nav, button, form, [role=tablist], header a[href^="#"], a[download], main :is(p, svg)[aria-hidden=true])',
  'main :not(figure, a):has(> :is(picture, iframe))',
];

/** A page on paper: as it is seen, in black on white, without navigation, its links with their addresses. */
export const printStyles = css({
  [when.print]: {
    '@page': { margin: '18mm 22mm' },
    ':root': { '--header': '0rem', colorScheme: 'light', fontSize: '11pt' },
    '*, ::before, ::after': {
      minBlockSize: '0 !important',
      color: `${colour.ink} !important`,
      background: `${colour.clear} !important`,
      borderColor: 'currentcolor !important',
      textDecorationColor: 'currentcolor !important',
      textShadow: 'none !important',
      outline: '0 !important',
    },
    // Columns stand below each other: some are empty without their pictures.
    'main :is(article, section, div, ul, li, dl):where(:not([hidden]))': {
      display: 'block !important',
    },
    'main a': { display: 'inline !important' },
    ...Object.fromEntries(hiddenInPrint.map((each) => [each, { display: 'none !important' }])),
    '#root > header': { position: 'static', blockSize: 'auto' },
    // The heading of the first page is the artist's name.
    '#root:has(main h1 > span + span) > header': { display: 'none' },
    'h1, h2, h3, h4, h5, h6, summary': { breakAfter: 'avoid' },
    // What is folded is opened; where a style sheet can't do that, it is omitted.
    summary: { listStyle: 'none' },
    'details::details-content': { contentVisibility: 'visible' },
    '@supports not selector(::details-content)': {
      'details:not([open])': { display: 'none !important' },
    },
    'article, figure, li, table, img': { breakInside: 'avoid' },
    'main a[href^="http"]::after, article a:is([href^="mailto:"], [href^="tel:"])::after': {
      content: '" (" attr(href) ")"',
      letterSpacing: 0,
      textTransform: 'none',
    },
  },
});
