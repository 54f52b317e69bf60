import styled from '@emotion/styled';
import { Reveal } from '../../ui/reveal.tsx';
import type { ListedItem } from './data.ts';
import { colour, from, size, space } from '../../theme/tokens.ts';
import { PressEntry } from './press-entry.tsx';

interface PressYearProps {
  readonly year: string;
  readonly items: readonly ListedItem[];
  /** The one item of the page whose quote is shown. */
  readonly quoted: ListedItem | undefined;
}

/** The press items of a year, with the year beside them. */
export function PressYear({ year, items, quoted }: PressYearProps) {
  return (
    <Section aria-labelledby={`press-${year}`}>
      <Year id={`press-${year}`}>{year}</Year>
      <ul>
        {items.map((item) => (
          <Item key={item.slug}>
            <Reveal>
              <PressEntry of={item} isQuoted={item === quoted} />
            </Reveal>
          </Item>
        ))}
      </ul>
    </Section>
  );
}

const Section = styled.section({
  display: 'grid',
  columnGap: space.gutter,
  borderBlockStart: `1px solid ${colour.line}`,
  '& > *': { gridArea: '1 / 1' },
  [from.medium]: {
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 10fr)',
    '& > ul': { gridColumn: 2 },
  },
});

const pad = `clamp(1.25rem, 3vw, ${space[8]})`;

const Year = styled.h2({
  paddingBlockStart: pad,
  color: colour.brass,
  fontSize: size.item,
  lineHeight: 1,
  [from.medium]: {
    position: 'sticky',
    insetBlockStart: space.header,
    alignSelf: 'start',
  },
});

const Item = styled.li({
  paddingBlock: pad,
  '--year': `calc(${size.item} + ${space[3]})`,
  '& + &': { '--year': '0rem', borderBlockStart: `1px solid ${colour.line}` },
});
