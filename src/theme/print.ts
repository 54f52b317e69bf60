import { css, type CSSObject } from '@emotion/react';
import { colour, font, when } from './tokens.ts';

const gone = { display: 'none !important' } as const;
const toOthers = 'a[href^="http"]';

/**
 * How every page prints: as a programme would set it, in the serif, with addresses written out. It overrules what
 * components say for the screen, so that they needn't speak of paper.
 */
export const printStyles = css({
  [when.print]: {
    '@page': {
      margin: '18mm 22mm 20mm',
      '@bottom-center': {
        content: 'counter(page) " / " counter(pages)',
        font: `9pt ${font.display}`,
        fontVariantNumeric: 'lining-nums',
        color: colour.ink,
      },
    },
    ':root': { fontSize: '11.5pt', '--emphasis-size': '1em' },
    '*, ::before, ::after': {
      fontFamily: `${font.display} !important`,
      fontVariantNumeric: 'lining-nums !important',
    },
    body: { lineHeight: 1.35 },
    'main h1': { fontSize: '2.6rem !important' },
    'main h2': { fontSize: '1.7rem !important', maxInlineSize: 'none !important' },
    'main h3': { fontSize: '1.2rem !important' },
    'main h4': { fontSize: '1.15rem !important' },
    // Nothing of a heading, a row or a picture is left behind at the foot of a page.
    'h1, h2, h3, h4, h5, h6': { breakAfter: 'avoid', breakInside: 'avoid' },
    'article, figure, li, table, img': { breakInside: 'avoid' },
    ...letterhead(),
    ...entries(),
    [`[data-prose] ${toOthers}::after`]: { content: '" (" attr(href) ")"', fontSize: '.85em' },
  },
});

/** Whose page it is, unless the page's own heading says so. */
function letterhead(): CSSObject {
  return {
    '#root > header': {
      position: 'static',
      display: 'block !important',
      blockSize: 'auto !important',
      border: '0 !important',
    },
    '#root > header > div': { display: 'block', paddingBlock: '0 6mm !important' },
    '#root > header > div > :not(a)': gone,
    '#root:has(main h1 > span + span) > header': gone,
  };
}

/** Works and press items, without pictures; a link that says no more than that it leads there is its address. */
function entries(): CSSObject {
  const leading = `main article ${toOthers}:not([data-prose] a)`;
  return {
    'main article': { paddingBlock: '3mm !important' },
    'main article picture': gone,
    'main article > div': { maxInlineSize: 'none !important' },
    [`main article p:has(> ${toOthers})`]: {
      display: 'block !important',
      gridArea: 'auto / 2 / auto / -1 !important',
      padding: '0 !important',
      textAlign: 'start',
    },
    [leading]: {
      display: 'inline !important',
      fontSize: '0 !important',
      textDecoration: 'none !important',
    },
    [`${leading}::after`]: {
      content: 'attr(href)',
      fontSize: '.85rem',
      letterSpacing: 0,
      textTransform: 'none',
    },
  };
}
