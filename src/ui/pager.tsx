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
  /** The path of the second and later pages, without the page number. */
  readonly path: string;
  /** The path of the first page, if it differs. */
  readonly first?: string;
  readonly list: Slice<unknown>;
}

/** Pagination of a list; renders nothing if there is only one page. */
export function Pager({ path, first = path, list: { number, count } }: PagerProps) {
  const { locale, messages } = useShell();
  if (count === 1) return null;
  return (
    <nav aria-label={messages['pager.label'].value}>
      <Numbers>
        {visibleNumbers(number, count).map((target, index, visible) => (
          <NumberItem key={target} data-gap={target - (visible[index - 1] ?? target - 1) > 1}>
            <NumberLink
              to={addressIn(locale, target === 1 ? first : pathBelow(path, String(target)))}
              aria-label={fill(messages['pager.page'].value, { number: target })}
              aria-current={target === number ? 'page' : undefined}
            >
              {target}
            </NumberLink>
          </NumberItem>
        ))}
      </Numbers>
    </nav>
  );
}

/**
 * The page numbers to show: first, last, and the current one with its siblings.
 * @example visibleNumbers(5, 9) // => [1, 4, 5, 6, 9]
 */
function visibleNumbers(current: number, count: number): number[] {
  const candidates = [1, current - 1, current, current + 1, count];
  const inRange = candidates.filter((number) => number >= 1 && number <= count);
  return [...new Set(inRange)].sort((a, b) => a - b);
}

const Numbers = styled.ol({
  ...wrappingRow,
  alignItems: 'center',
  gap: space[2],
  paddingBlock: space[12],
});

const NumberItem = styled.li({
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
