import styled from '@emotion/styled';
import type { ComponentProps, ReactNode } from 'react';
import type { BodyComponents, Localized, PageBody } from '../content/schema/localized.ts';
import { colour, font, size, space, when } from '../theme/tokens.ts';
import { display } from '../theme/type.ts';
import { ProseLink, proseLinkStyles } from './prose-link.tsx';
import { PullQuote, pullQuoteStyles } from './pull-quote.tsx';
import { trustedHtml } from './trusted-html.ts';

interface ProseProps {
  readonly of: Localized<PageBody>;
  /** What the text belongs to, as in `works/aurora`: by this it is found in a prerendered page. */
  readonly id: string;
}

/** A compiled Markdown body, marked with its language where it fell back to English. */
export function Prose({ of: { value, lang }, id }: ProseProps) {
  const shared = { 'data-body': id, lang };
  if (typeof value === 'object')
    return <Column {...shared} dangerouslySetInnerHTML={{ __html: trustedHtml(value.html) }} />;
  const Text = value;
  return (
    <Column {...shared}>
      <Text components={components} />
    </Column>
  );
}

/** A passage in another language than the text around it. */
function Lang({ of, children }: { readonly of: string; readonly children: ReactNode }) {
  return <span lang={of}>{children}</span>;
}

type CellProps = ComponentProps<'td'>;

function HeaderCell({ align, ...rest }: CellProps) {
  return <th data-align={align} {...rest} />;
}

function Cell({ align, ...rest }: CellProps) {
  return <td data-align={align} {...rest} />;
}

/** A table that is wider than the screen scrolls by itself. */
function Table(props: ComponentProps<'table'>) {
  return (
    <div data-scroller="">
      <table {...props} />
    </div>
  );
}

const components: BodyComponents = {
  a: ProseLink,
  PullQuote,
  Lang,
  table: Table,
  th: HeaderCell,
  td: Cell,
};

// Styles everything in it by its elements: a text that comes as HTML brings none with it.
const Column = styled.div({
  maxInlineSize: space.measure,
  hyphens: 'manual',
  WebkitHyphens: 'manual',
  '& > * + *': { marginBlockStart: '1.15em' },
  // The sans has no italics: titles of works stand in the serif's, as large as the sans looks.
  '& em, & cite': {
    fontFamily: font.display,
    fontStyle: 'italic',
    fontSize: '1.22em',
    fontWeight: 500,
    lineHeight: 1,
  },
  '& em em': { fontStyle: 'normal', fontSize: 'inherit' },
  '& strong, & th': { fontWeight: 600 },
  '& abbr': { textDecorationThickness: 1, textUnderlineOffset: '.25em' },
  '& sup, & sub': { fontSize: '.7em', lineHeight: 0 },
  '& code': { fontFamily: 'inherit', fontVariantNumeric: 'tabular-nums' },
  '& h3, & h4, & h5, & h6': {
    ...display,
    margin: 0,
    fontSize: size.item,
    marginBlockStart: '1.6em',
  },
  '& h4, & h5, & h6': { fontSize: size.lead },
  '& ul, & ol': { paddingInlineStart: '1.4em' },
  '& ul': { listStyle: '"–"', paddingInlineStart: '1.1em' },
  '& ul > li': { paddingInlineStart: '.6em' },
  '& ol': { listStyle: 'decimal', fontVariantNumeric: 'lining-nums' },
  '& li + li': { marginBlockStart: '.35em' },
  '& li::marker': { color: colour.brass },
  '& > blockquote': {
    paddingInlineStart: space[6],
    borderInlineStart: `1px solid ${colour.brass}`,
    color: colour.muted,
  },
  '& blockquote > * + *': { marginBlockStart: '1em' },
  '& hr': {
    inlineSize: space[16],
    marginInline: 0,
    marginBlock: space[8],
    border: 0,
    borderBlockStart: `1px solid ${colour.brass}`,
  },
  '& table': {
    borderCollapse: 'collapse',
    inlineSize: '100%',
    fontSize: size.small,
    fontVariantNumeric: 'lining-nums tabular-nums',
  },
  '& th, & td': {
    textAlign: 'left',
    paddingBlock: space[2],
    paddingInlineEnd: space[6],
    borderBlockEnd: `1px solid ${colour.line}`,
    verticalAlign: 'baseline',
  },
  '& [data-align=center]': { textAlign: 'center' },
  '& [data-align=right]': { textAlign: 'right' },
  '& [data-scroller]': { overflowX: 'auto' },
  ...proseLinkStyles,
  ...pullQuoteStyles,
  [when.print]: { maxInlineSize: 'none' },
});
