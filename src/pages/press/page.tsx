import styled from '@emotion/styled';
import { Container } from '../../ui/container.tsx';
import { Deferred } from '../../ui/deferred.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Reveal } from '../../ui/entrance.tsx';
import { groupBy } from '../../lists.ts';
import { hairline } from '../../theme/layout.ts';
import { colour, from, size, space } from '../../theme/tokens.ts';
import { largePadding } from '../../ui/row.tsx';
import { Split } from '../../ui/split.tsx';
import { useTexts } from '../../ui/shell-context.tsx';
import { Quotes } from './quotes.tsx';
import { LeadingEntry, PressEntry } from './press-entry.tsx';
import type { PressItemView, PressPage } from './data.ts';
import type { texts } from './texts.ts';

/** The press: the newest item large, the rest by year, and items without a title as quotes below. */
export function Page({ title, content: { press } }: PressPage) {
  const messages = useTexts<typeof texts>();
  const titled = press.entries.filter((item) => item.title);
  const leading = press.number === 1 ? titled[0] : undefined;
  const rows = titled.filter((item) => item !== leading);
  const untitled = press.entries.filter((item) => !item.title);
  const quoted = middleQuote(rows);
  const years = groupBy(rows, ({ date }) => date?.value.slice(0, 4) ?? '').map(
    ({ name, items }) => <PressYear key={name} year={name} items={items} quoted={quoted} />,
  );
  const quotes = untitled.length > 0 ? [<Quotes key="quotes" items={untitled} />] : [];
  return (
    <Container>
      <PageHead
        title={title}
        lead={messages['press.lead']}
        isSmall={leading?.quote !== undefined}
      />
      {leading && (
        <Reveal>
          <LeadingEntry item={leading} />
        </Reveal>
      )}
      <Deferred>{[...years, ...quotes]}</Deferred>
      <Pager path="press" list={press} />
    </Container>
  );
}

/** The item with a quote nearest to the middle of the list. */
function middleQuote(items: readonly PressItemView[]): PressItemView | undefined {
  const middle = (items.length - 1) / 2;
  const distance = (item: PressItemView) => Math.abs(items.indexOf(item) - middle);
  return items
    .filter(({ quote }) => quote !== undefined)
    .sort((a, b) => distance(a) - distance(b))[0];
}

interface PressYearProps {
  /** Empty for items without a date. */
  readonly year: string;
  readonly items: readonly PressItemView[];
  /** The only item of the page whose quote is shown. */
  readonly quoted: PressItemView | undefined;
}

/** The press items of a year, next to the year. */
function PressYear({ year, items, quoted }: PressYearProps) {
  return (
    <PressYearColumns
      as="section"
      shares={[2, 10]}
      {...(year && { 'aria-labelledby': `press-${year}` })}
    >
      {year && <PressYearHeading id={`press-${year}`}>{year}</PressYearHeading>}
      <ul>
        {items.map((item) => (
          <PressYearItem key={item.slug}>
            <Reveal>
              <PressEntry item={item} isQuoted={item === quoted} />
            </Reveal>
          </PressYearItem>
        ))}
      </ul>
    </PressYearColumns>
  );
}

const PressYearColumns = styled(Split)({
  ...hairline,
  '& > *': { gridArea: '1 / 1' },
  '& > ul': { [from.medium]: { gridColumn: 2 } },
});

const PressYearHeading = styled.h2({
  paddingBlockStart: largePadding,
  color: colour.brass,
  fontSize: size.item,
  lineHeight: 1,
  [from.medium]: {
    position: 'sticky',
    insetBlockStart: space.header,
    alignSelf: 'start',
  },
});

const PressYearItem = styled.li({
  '--year': `calc(${size.item} + ${space[3]})`,
  '& + &': { '--year': '0rem' },
  // The first item has the year's line above it.
  '&:first-of-type article': { borderBlockStart: 0 },
});
