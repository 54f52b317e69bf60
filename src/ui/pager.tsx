import styled from '@emotion/styled';
import type { Slice } from '../content/fields/localized.ts';
import { addressIn, pathBelow } from '../page/addresses.ts';
import { fill } from '../page/messages.ts';
import { touchTarget, wrappingRow } from '../theme/layout.ts';
import { colour, space } from '../theme/tokens.ts';
import { labelStyle } from '../theme/type.ts';
import { SiteLink } from './link.tsx';
import { useShell } from './shell-context.tsx';

interface PagerProps {
  /** The path of the second and later pages, without their number. */
  readonly path: string;
  /** The path of the first page, where it differs. */
  readonly first?: string;
  readonly list: Slice<unknown>;
}

/** Pagination of a list; renders nothing where it has one page. */
export function Pager({ path, first = path, list: { number, count } }: PagerProps) {
  const { locale, messages } = useShell();
  if (count === 1) return null;
  return (
    <nav aria-label={messages['pager.label'].value}>
      <Numbers>
        {shownNumbers(number, count).map((each, index, shown) => (
          <Item key={each} data-gap={each - (shown[index - 1] ?? each - 1) > 1}>
            <NumberLink
              to={addressIn(locale, each === 1 ? first : pathBelow(path, String(each)))}
              aria-label={fill(messages['pager.page'].value, { number: each })}
              aria-current={each === number ? 'page' : undefined}
            >
              {each}
            </NumberLink>
          </Item>
        ))}
      </Numbers>
    </nav>
  );
}

/**
 * The page numbers to show: first, last, and the current one with its neighbours.
 * @example shownNumbers(5, 9) // => [1, 4, 5, 6, 9]
 */
function shownNumbers(current: number, count: number): number[] {
  const near = [1, current - 1, current, current + 1, count];
  const inRange = near.filter((number) => number >= 1 && number <= count);
  return [...new Set(inRange)].sort((a, b) => a - b);
}

const Numbers = styled.ol({
  ...wrappingRow,
  alignItems: 'center',
  gap: space[2],
  paddingBlock: space[12],
});

const Item = styled.li({
  '&[data-gap=true]::before': { content: '"…"', paddingInlineEnd: space[2], color: colour.muted },
});

const NumberLink = styled(SiteLink)({
  ...labelStyle,
  ...touchTarget,
  justifyContent: 'center',
  color: colour.muted,
  textDecoration: 'none',
  '&[aria-current]': { color: colour.brass, borderBlockEnd: `1px solid ${colour.brass}` },
});
