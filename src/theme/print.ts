import { css, type CSSObject } from '@emotion/react';
import { colour, font, when } from './tokens.ts';

const hidden = { display: 'none !important' } as const;
const external = 'a[href^="http"]';
/** What holds links within its words, whose addresses follow them. */
const prose = ':is([data-prose], [data-words])';

/**
 * The print styles of every page: set in the serif, with URLs written out. Their `!important` rules override the
 * components' screen styles.
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
    ':root': {
      '--header': '0rem',
      '--emphasis-size': '1em',
      colorScheme: 'light',
      fontSize: '11.5pt',
    },
    'body > :not(#root)': { display: 'none' },
    '*, ::before, ::after': {
      color: `${colour.ink} !important`,
      background: `${colour.clear} !important`,
      borderColor: 'currentcolor !important',
      fontFamily: `${font.display} !important`,
      fontVariantNumeric: 'lining-nums !important',
    },
    body: { lineHeight: 1.35 },
    'p, li': { orphans: 3, widows: 3 },
    'main h1': { fontSize: '2.6rem !important' },
    'main h2': { fontSize: '1.7rem !important', maxInlineSize: 'none !important' },
    'main h3': { fontSize: '1.2rem !important' },
    'main h4': { fontSize: '1.15rem !important' },
    // Headings stay with what follows; entries and pictures aren't split across pages.
    'h1, h2, h3, h4, h5, h6': { breakAfter: 'avoid', breakInside: 'avoid' },
    'article, figure, li, table, img': { breakInside: 'avoid' },
    ...letterhead(),
    ...entries(),
    ...catalogue(),
    [`${prose} ${external}::after`]: { content: '" (" attr(href) ")"', fontSize: '.85em' },
  },
});

/** The artist's name at the top, except where the page's heading is the name. */
function letterhead(): CSSObject {
  return {
    '#root > header': {
      position: 'static',
      display: 'block !important',
      blockSize: 'auto !important',
      border: '0 !important',
    },
    '#root > header > div': { display: 'block', paddingBlock: '0 6mm !important' },
    '#root > header > div > :not(a)': hidden,
    '#root:has(main h1 > span + span) > header': hidden,
  };
}

/** Works and press items without pictures; their links are replaced by the URL. */
function entries(): CSSObject {
  const entryLink = `main article ${external}:not(${prose} a)`;
  return {
    'main article': { paddingBlock: '3mm !important' },
    'main article picture': hidden,
    'main article > div': { maxInlineSize: 'none !important' },
    [`main article p:not(${prose}):has(> ${external})`]: {
      display: 'block !important',
      gridArea: 'auto / 2 / auto / -1 !important',
      padding: '0 !important',
      textAlign: 'start',
    },
    [entryLink]: {
      display: 'inline !important',
      fontSize: '0 !important',
      textDecoration: 'none !important',
    },
    [`${entryLink}::after`]: {
      content: 'attr(href)',
      fontSize: '.85rem',
      letterSpacing: 0,
      textTransform: 'none',
    },
  };
}

/** The selected catalogue as a document of its own; with any other tab it follows the biography on a new sheet. */
function catalogue(): CSSObject {
  return {
    '#compositions[hidden] > div': { breakBefore: 'page' },
    ...catalogueAlone(':not([hidden])'),
    // Without a script no tab is selected: the fragment alone says what is wanted.
    [when.unscripted]: catalogueAlone(':target'),
  };
}

function catalogueAlone(state: string): CSSObject {
  const alone = `main:has(#compositions${state})`;
  return {
    [`${alone} h1, ${alone} section:has(~ #compositions)`]: hidden,
    [`${alone} #compositions > div`]: { breakBefore: 'auto' },
  };
}
