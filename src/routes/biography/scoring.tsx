import styled from '@emotion/styled';
import { usePage } from '../../components/page-context.tsx';
import { Text } from '../../components/text.tsx';
import { colour, size, space, when } from '../../theme/tokens.ts';

interface ScoringProps {
  readonly shorthand: string;
  readonly inWords: string | undefined;
}

/** A scoring in a disclosure: the publishers' shorthand, and spelt out. */
export function Scoring({ shorthand, inWords }: ScoringProps) {
  const { messages } = usePage('biography', 'biography/compositions');
  return (
    <Details>
      <Text of={messages['biography.shorthand']} as={Summary} />
      <Shorthand>{spaceOut(shorthand)}</Shorthand>
      {inWords && <p>{inWords}</p>}
    </Details>
  );
}

/**
 * A scoring shorthand, set as publishers print it.
 * @example spaceOut('3.3.3.3-4.3.3.1-timp.perc(3)-str') // => '3.3.3.3 – 4.3.3.1 – timp, perc(3) – str'
 */
function spaceOut(scoring: string): string {
  return scoring.replaceAll('-', '\u00A0– ').replaceAll(/\.(?=[a-z])/g, ', ');
}

const Details = styled.details({
  fontSize: size.small,
  [when.print]: { display: 'none' },
});

const Summary = styled.summary({
  inlineSize: 'fit-content',
  paddingBlock: space[1],
  color: colour.brass,
  cursor: 'pointer',
  '&::marker': { fontSize: '.8em' },
  [when.hover]: { '&:hover': { color: colour.brassBright } },
});

const Shorthand = styled.p({
  paddingBlockStart: space[1],
  fontVariantNumeric: 'lining-nums tabular-nums',
});
