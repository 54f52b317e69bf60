import styled from '@emotion/styled';
import { ButtonLink } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { Label, Muted, Text } from '../../ui/text.tsx';
import { PageTitle } from '../../ui/page-head.tsx';
import { useTexts } from '../../ui/shell-context.tsx';
import { size, space, svh } from '../../theme/tokens.ts';
import type { PageData } from '../../page/page.ts';
import { firstPage } from '../../page/addresses.ts';
import type { texts } from './texts.ts';

export function Page({ title, description }: PageData) {
  const messages = useTexts<typeof texts>();
  return (
    <NotFoundColumn>
      <Label>404</Label>
      <Text text={title} as={PageTitle} />
      <Text text={description} as={NotFoundDescription} />
      <ButtonLink to={firstPage}>
        <Text text={messages['notFound.homeButton']} />
      </ButtonLink>
    </NotFoundColumn>
  );
}

const NotFoundColumn = styled(Container)({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  justifyContent: 'end',
  gap: space[8],
  minBlockSize: `calc(80 * ${svh})`,
  paddingBlockStart: `calc(${space.header} + ${space[16]})`,
});

const NotFoundDescription = styled(Muted)({ fontSize: size.lead });
