import styled from '@emotion/styled';
import { useId } from 'react';
import { twoColumns } from '../../theme/layout.ts';
import { below, from, size, space } from '../../theme/tokens.ts';
import { LargeQuote, Muted, Quotation, Text } from '../../ui/text.tsx';
import { FramedPicture } from '../../ui/framed-picture.tsx';
import { TitledLink } from '../../ui/link.tsx';
import type { PressItemView } from './data.ts';
import { Row } from '../../ui/row.tsx';
import { Split } from '../../ui/split.tsx';
import { useTexts } from '../../ui/shell-context.tsx';
import { Origin } from './origin.tsx';
import type { texts } from './texts.ts';

interface LeadingEntryProps {
  readonly item: PressItemView;
}

/** The newest item: its quote, then picture and text side by side. */
export function LeadingEntry({ item }: LeadingEntryProps) {
  const titleId = useId();
  return (
    <LeadingArticle data-source-file={item.sourceFile} aria-labelledby={titleId}>
      <EntryQuote item={item} />
      <LeadingColumns shares={[7, 5]} above="large">
        <FramedPicture {...pictureOf(item)} sizes={leadingSizes} priority />
        <LeadingText>
          <Origin item={item} />
          {item.title && <Text text={item.title} as="h2" id={titleId} />}
          {item.summary && <Text text={item.summary} as={Muted} />}
          <PressLink item={item} />
        </LeadingText>
      </LeadingColumns>
    </LeadingArticle>
  );
}

interface PressEntryProps extends LeadingEntryProps {
  /** Whether to show its quote. */
  readonly isQuoted: boolean;
}

/** A press item as a row: its picture next to its text. */
export function PressEntry({ item, isQuoted }: PressEntryProps) {
  const titleId = useId();
  return (
    <PressRow entry={item} shares={[2, 3]} padding="large" aria-labelledby={titleId}>
      {isQuoted && (
        <PressRowQuote>
          <EntryQuote item={item} />
        </PressRowQuote>
      )}
      <FramedPicture {...pictureOf(item)} sizes={rowSizes} />
      <PressRowText>
        <Origin item={item} />
        {item.title && <Text text={item.title} as="h3" id={titleId} />}
        {item.summary && <Text text={item.summary} as={Muted} />}
        {item.url && (
          <PressRowLink>
            <PressLink item={item} />
          </PressRowLink>
        )}
      </PressRowText>
    </PressRow>
  );
}

/** Its picture, or a plate with the publication's name. */
function pictureOf({ image, alt, publication }: PressItemView) {
  return { picture: image, alt, name: { value: publication } };
}

/** The quote of an item, if any, large. */
function EntryQuote({ item: { quote } }: LeadingEntryProps) {
  return quote && <Quotation quotation={quote} as={LargeQuote} />;
}

/** A link to the article or broadcast, if it has an address. */
export function PressLink({ item }: LeadingEntryProps) {
  const messages = useTexts<typeof texts>();
  const { type, title = { value: item.publication }, url } = item;
  if (!url) return null;
  const label =
    (type === 'radio' ? messages['press.listen'] : undefined) ??
    messages[type === 'video' ? 'press.watch' : 'press.read'];
  return <TitledLink href={url} label={label} title={title} />;
}

// The largest contentful paint on phones: a fifth fewer pixels there are half the bytes.
const leadingSizes =
  '(min-width: 86em) 45rem, (min-width: 64em) 54vw, (min-width: 48em) 91.5vw, 76vw';

const rowSizes = '(min-width: 86em) 26rem, (min-width: 48em) 31vw, 26vw';

const LeadingArticle = styled.article({
  display: 'grid',
  gap: `clamp(${space[12]}, 6vw, 5.5rem)`,
  paddingBlockEnd: `clamp(${space[12]}, 6vw, ${space[24]})`,
});

const LeadingColumns = styled(Split)({ rowGap: space[6] });

const LeadingText = styled.div({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  justifyContent: 'end',
  gap: space[4],
});

// On phones the year is above the first picture: `--year` is its height.
const PressRowQuote = styled.div({
  gridColumn: '1 / -1',
  paddingBlock: `calc(var(--year) + ${space[6]}) ${space[8]}`,
  '& + *': { '--year': '0rem' },
  [from.medium]: { paddingBlock: `${space[8]} clamp(${space[8]}, 5vw, ${space[16]})` },
});

const PressRow = styled(Row)({
  rowGap: 0,
  [below.medium]: {
    gridTemplateColumns: twoColumns(2, 5),
    columnGap: space[4],
    '& > [data-picture]': { marginBlockStart: 'var(--year)' },
  },
});

const PressRowText = styled.div({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  // Smaller type for the short lines on phones.
  [below.medium]: {
    '& > p': { fontSize: size.small, lineHeight: 1.55 },
    '& > p:has(time)': { fontSize: '.75rem', letterSpacing: '.12em' },
  },
  [from.medium]: { gap: space[3] },
  maxInlineSize: '44rem',
});

// Aligned with the bottom of the picture if the text is shorter.
const PressRowLink = styled.p({ marginBlock: `auto -${space[3]}`, lineHeight: 1 });
