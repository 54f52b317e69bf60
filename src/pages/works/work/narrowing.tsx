import styled from '@emotion/styled';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { fillLocalized } from '../../../site/messages.ts';
import { touchable, wrapped } from '../../../theme/layout.ts';
import { colour, from, size, space, when } from '../../../theme/tokens.ts';
import { label } from '../../../theme/type.ts';
import { Text, VisuallyHidden } from '../../../ui/text.tsx';
import type { WorkPage } from './data.ts';
import type { Choice, Choices } from './list-view.ts';
import { fragmentOf, withChoice } from './use-chosen.ts';

interface NarrowingProps extends Pick<WorkPage, 'messages'> {
  readonly narrowing: readonly Choices[];
  /** The ids of what is chosen. */
  readonly chosen: readonly string[];
  readonly words: string;
  readonly onWords: (words: string) => void;
  /** How many works answer to some choices and to the words. */
  readonly count: (chosen: readonly string[]) => number;
}

/** The choices by which the list is narrowed, each a link with the number of works that it leads to. */
export function Narrowing({ narrowing, chosen, count, ...props }: NarrowingProps) {
  const { messages, words, onWords } = props;
  const id = useId();
  return (
    <Box>
      {narrowing.map((choices) => (
        <Row key={choices.label.value} aria-label={choices.label.value}>
          <Text text={choices.label} as={RowName} />
          <Links>
            {choices.choices.map((choice) => {
              const made = withChoice(choice.id, choices, chosen);
              const isMade = chosen.includes(choice.id);
              const fragment = fragmentOf(isMade ? made.slice(0, -1) : made, words);
              return (
                <li key={choice.id}>
                  <ChoiceLink
                    to={{ hash: fragment }}
                    replace
                    preventScrollReset
                    data-choice={choice.id}
                    data-empty={count(made) === 0 || undefined}
                    aria-current={isMade || undefined}
                  >
                    <ChoiceName choice={choice} /> <Number>{count(made)}</Number>
                  </ChoiceLink>
                </li>
              );
            })}
          </Links>
        </Row>
      ))}
      {messages['works.find'] && (
        <Search>
          <Text text={messages['works.find']} as={SearchName} htmlFor={id} />
          <Input
            id={id}
            type="search"
            value={words}
            onChange={({ target }) => onWords(target.value)}
          />
        </Search>
      )}
      <Total count={count(chosen)} messages={messages} />
    </Box>
  );
}

function ChoiceName({ choice: { label: name, spoken } }: { readonly choice: Choice }) {
  if (spoken === undefined) return <Text text={name} />;
  return (
    <>
      <span aria-hidden="true">{name.value}</span>
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </>
  );
}

interface TotalProps extends Pick<WorkPage, 'messages'> {
  readonly count: number;
}

/** How many works are shown. */
function Total({ count, messages }: TotalProps) {
  const text = messages['works.total'];
  return (
    text && (
      <Status>
        <Text text={fillLocalized(text, { total: count })} />
      </Status>
    )
  );
}

const Box = styled.div({ display: 'grid', gap: space[2], paddingBlockEnd: space[8] });

const Row = styled.nav({
  display: 'grid',
  columnGap: space[6],
  alignItems: 'baseline',
  [from.medium]: { gridTemplateColumns: '7.5rem minmax(0, 1fr)' },
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
