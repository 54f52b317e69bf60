import styled from '@emotion/styled';
import { colour, from, size, space, when } from '../../theme/tokens.ts';
import { displayStyle, serifFigures } from '../../theme/type.ts';
import { Label, Small, Text } from '../../ui/text.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { useTexts } from '../../ui/shell-context.tsx';
import type { ConcertProps } from './data.ts';
import type { texts } from './texts.ts';

/** How large a concert is set. */
export type ConcertSize = 'large' | 'medium' | 'small';

interface ConcertTimeProps extends ConcertProps {
  readonly size: ConcertSize;
  readonly isAlone: boolean;
}

/** The day and the hour of a concert; of one that is over, the day alone. */
export function ConcertTime({ size: $size, isAlone, concert }: ConcertTimeProps) {
  const messages = useTexts<typeof texts>();
  const { starts, dateRangeText: runInWords } = concert;
  const isNext = $size === 'large' && !isAlone;
  const isKnown = useHydrated();
  return (
    <DateTime dateTime={starts} $size={$size}>
      {isNext && (
        <NextLabel as="span">{isKnown && <Text text={messages['concerts.next']} />}</NextLabel>
      )}
      {$size === 'large' && <LargeTime concert={concert} />}
      {$size === 'medium' && <RowTime concert={concert} />}
      {$size === 'small' && runInWords}
    </DateTime>
  );
}

type TimeProps = Pick<ConcertProps, 'concert'>;

function LargeTime({ concert }: TimeProps) {
  const { day, monthOfDay, month, until, dateText: dateInWords, weekday, hour } = concert;
  return (
    <>
      {day && <LargeDay>{day}</LargeDay>}
      <Month>{monthOfDay ?? month}</Month>
      <LargeWeekday as="span">
        {until ? dateInWords : weekday}
        {hour && (
          <>
            {weekday && ' · '}
            <Text text={hour} />
          </>
        )}
      </LargeWeekday>
    </>
  );
}

/** The weekday is short, since a phone has no room for a long one next to the title. */
function RowTime({ concert }: TimeProps) {
  const { day, dayRangeText: daysInWords, shortWeekday, hour } = concert;
  return (
    <>
      {/* Several days are read in one piece, below their first. */}
      {day && <Day aria-hidden={daysInWords !== undefined}>{day}</Day>}
      <Weekday as="span">
        {daysInWords ?? shortWeekday}
        {hour && <Text text={hour} as={Hour} />}
      </Weekday>
    </>
  );
}

const DateTime = styled.time<{ $size: ConcertSize }>(({ $size }) => ({
  '& > span': { display: 'block' },
  ...($size === 'medium' && {
    [from.medium]: { display: 'flex', alignItems: 'baseline', gap: space[6] },
  }),
}));

// Its room is kept: which concert is the next one depends on today, which prerendered pages don't know.
const NextLabel = styled(Label)({
  minBlockSize: '1.5em',
  marginBlockEnd: space[3],
  [when.noScript]: { display: 'none' },
});

const LargeDay = styled.span({
  ...displayStyle,
  fontSize: `calc(1.4 * ${size.page})`,
  lineHeight: 0.86,
});

const Month = styled.span({ ...serifFigures, marginBlockStart: space[3], fontSize: size.large });

const LargeWeekday = styled(Label)({
  marginBlockStart: space[3],
  color: colour.muted,
});

const Day = styled.span({
  ...displayStyle,
  fontSize: size.section,
  lineHeight: 0.9,
  [from.medium]: { minInlineSize: '2ch' },
});

const Weekday = styled(Small)({ marginBlockStart: space[2] });

const Hour = styled.span({ display: 'block', color: colour.ivory });
