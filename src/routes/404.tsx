import styled from '@emotion/styled';
import { ButtonLink } from '../components/button.tsx';
import { Container } from '../components/container.tsx';
import { Label } from '../components/label.tsx';
import { PageTitle } from '../components/page-title.tsx';
import { useShell } from '../components/shell-context.tsx';
import { Text } from '../components/text.tsx';
import { colour, size, space } from '../theme/tokens.ts';

/** The page for unknown addresses. */
export function Page() {
  const { messages } = useShell();
  const title = messages['notFound.title'];
  const text = messages['notFound.text'];
  return (
    <Column>
      <Label>404</Label>
      <Text of={title} as={PageTitle} />
      <Text of={text} as={Words} />
      <ButtonLink to="home">
        <Text of={messages['notFound.homeButton']} />
      </ButtonLink>
    </Column>
  );
}

const Column = styled(Container)({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  justifyContent: 'end',
  gap: space[8],
  minBlockSize: '80svh',
  paddingBlockStart: `calc(${space.header} + ${space[16]})`,
});

const Words = styled.p({
  maxInlineSize: space.measure,
  color: colour.muted,
  fontSize: size.lead,
});
