import { css } from '@emotion/react';
import { colour, when } from './tokens.ts';

/** Navigation, controls, and pictures that decorate. */
const hiddenInPrint = [
  'body > :not(#root)',
  '#root > :not(header, main)',
  ':is(nav, button, form, [role=tablist], header a[href^="#"], a[download], main :is(p, svg)[aria-hidden=true])',
  'main :not(figure, a):has(> :is(picture, iframe))',
];

/** Print styles: black on white, without navigation and controls, links followed by their URLs. */
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
    // Stacks columns, because some are empty without their pictures.
    'main :is(article, section, div, ul, li, dl):where(:not([hidden]))': {
      display: 'block !important',
    },
    'main a': { display: 'inline !important' },
    ...Object.fromEntries(
      hiddenInPrint.map((selector) => [selector, { display: 'none !important' }]),
    ),
    '#root > header': { position: 'static', blockSize: 'auto' },
    // On the home page the heading is the artist's name.
    '#root:has(main h1 > span + span) > header': { display: 'none' },
    'h1, h2, h3, h4, h5, h6, summary': { breakAfter: 'avoid' },
    // Opens collapsed details, or omits them in browsers without `::details-content`.
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
