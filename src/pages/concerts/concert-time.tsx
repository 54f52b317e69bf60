import styled from '@emotion/styled';
import { colour, from, size, space, when } from '../../theme/tokens.ts';
import { displayStyle, serifFigures } from '../../theme/type.ts';
import { Label, Small, Text } from '../../ui/text.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { useTexts } from '../../ui/shell-context.tsx';
import type { ConcertProps } from './data.ts';
import type { texts } from './texts.ts';

export type ConcertSize = 'large' | 'medium' | 'small';

interface ConcertTimeProps extends ConcertProps {
  readonly size: ConcertSize;
  readonly isAlone: boolean;
}

/** The day and the time of a concert; only the day in size `small`. */
export function ConcertTime({ size: $size, isAlone, concert }: ConcertTimeProps) {
  const messages = useTexts<typeof texts>();
  const { starts, dateRangeText } = concert;
  const isNext = $size === 'large' && !isAlone;
  const isHydrated = useHydrated();
  return (
    <DateTime dateTime={starts} $size={$size}>
      {isNext && (
        <NextLabel as="span">{isHydrated && <Text text={messages['concerts.next']} />}</NextLabel>
      )}
      {$size === 'large' && <LargeTime concert={concert} />}
      {$size === 'medium' && <RowTime concert={concert} />}
      {$size === 'small' && dateRangeText}
    </DateTime>
  );
}

type TimeProps = Pick<ConcertProps, 'concert'>;

function LargeTime({ concert }: TimeProps) {
  const { day, monthOfDay, month, until, dateText, weekday, hour } = concert;
  return (
    <>
      {day && <LargeDay>{day}</LargeDay>}
      <Month>{monthOfDay ?? month}</Month>
      <LargeWeekday as="span">
        {until ? dateText : weekday}
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

/** The short weekday, since phones lack the width for the long one. */
function RowTime({ concert }: TimeProps) {
  const { day, dayRangeText, shortWeekday, hour } = concert;
  return (
    <>
      {/* Screen readers read a run of days as one text, below its first day. */}
      {day && <Day aria-hidden={dayRangeText !== undefined}>{day}</Day>}
      <Weekday as="span">
        {dayRangeText ?? shortWeekday}
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

// Reserves its height: which concert is next is only known after hydration.
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
