import styled from '@emotion/styled';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { fillLocalized } from '../../../site/messages.ts';
import { touchable, wrapped } from '../../../theme/layout.ts';
import { colour, from, size, space, when } from '../../../theme/tokens.ts';
import { label } from '../../../theme/type.ts';
import { Spoken, Text } from '../../../ui/text.tsx';
import type { WorkPage } from './data.ts';
import type { Choices } from './list-view.ts';
import { fragmentOf, withChoice } from './use-chosen.ts';

/** What narrows the list. */
interface Narrowed {
  /** The ids of what is chosen. */
  readonly chosen: readonly string[];
  readonly words: string;
  /** How many works answer to some choices and to the words. */
  readonly count: (chosen: readonly string[]) => number;
}

interface NarrowingProps extends Narrowed, Pick<WorkPage, 'messages'> {
  readonly narrowing: readonly Choices[];
  readonly onWords: (words: string) => void;
}

/** What the list is narrowed by, and how many works are left. */
export function Narrowing({ messages, narrowing, onWords, ...narrowed }: NarrowingProps) {
  const { chosen, words, count } = narrowed;
  const [find, total] = [messages['works.find'], messages['works.total']];
  const id = useId();
  return (
    <Box>
      {narrowing.map((choices) => (
        <ChoiceRow key={choices.label.value} choices={choices} {...narrowed} />
      ))}
      {find && (
        <Search>
          <Text text={find} as={SearchName} htmlFor={id} />
          <Input
            id={id}
            type="search"
            value={words}
            onChange={({ target }) => onWords(target.value)}
          />
        </Search>
      )}
      {total && <Text text={fillLocalized(total, { total: count(chosen) })} as={Status} />}
    </Box>
  );
}

interface ChoiceRowProps extends Narrowed {
  readonly choices: Choices;
}

/** Choices of which one can be made, each a link with the number of works that it leads to; again, it unmakes it. */
function ChoiceRow({ choices, chosen, words, count }: ChoiceRowProps) {
  return (
    <Row aria-label={choices.label.value}>
      <Text text={choices.label} as={RowName} />
      <Links>
        {choices.choices.map(({ id, label: name, spoken }) => {
          const made = withChoice(id, choices, chosen);
          const isMade = chosen.includes(id);
          return (
            <li key={id}>
              <ChoiceLink
                to={{ hash: fragmentOf(isMade ? made.slice(0, -1) : made, words) }}
                replace
                preventScrollReset
                data-choice={id}
                data-empty={count(made) === 0 || undefined}
                aria-current={isMade || undefined}
              >
                {spoken ? <Spoken shown={name.value} spoken={spoken} /> : <Text text={name} />}{' '}
                <Number>{count(made)}</Number>
              </ChoiceLink>
            </li>
          );
        })}
      </Links>
    </Row>
  );
}

const Box = styled.div({ display: 'grid', gap: space[2], paddingBlockEnd: space[8] });

const Row = styled.nav({
  display: 'grid',
  columnGap: space[6],
  alignItems: 'baseline',
  [from.medium]: { gridTemplateColumns: '10rem minmax(0, 1fr)' },
});

const RowName = styled.p({ ...label, color: colour.brass });

const SearchName = RowName.withComponent('label');

const Links = styled.ul({ ...wrapped, columnGap: space[6] });

const ChoiceLink = styled(Link)({
  ...touchable,
  gap: space[2],
  color: colour.ivory,
  fontSize: size.small,
  textDecoration: 'none',
  textUnderlineOffset: '.4em',
  '&[data-empty]': { color: colour.muted },
  '&[aria-current]': { color: colour.brass, textDecoration: 'underline' },
  [when.hover]: { '&:hover': { color: colour.brassBright } },
});

const Number = styled.span({ color: colour.muted, fontVariantNumeric: 'lining-nums tabular-nums' });

// Without a script the links alone narrow the list; on paper nothing does.
const Search = styled(Row.withComponent('div'))({
  // For the ring of the focus.
  rowGap: space[2],
  [when.unscripted]: { display: 'none' },
  [when.print]: { display: 'none !important' },
});

const Input = styled.input({
  inlineSize: '100%',
  maxInlineSize: '24rem',
  minBlockSize: space.target,
  border: 0,
  borderBlockEnd: `1px solid ${colour.brassFaint}`,
  borderRadius: 0,
  background: 'transparent',
  color: colour.ivory,
  font: 'inherit',
});

const Status = styled.output({
  display: 'block',
  paddingBlockStart: space[4],
  color: colour.muted,
});
