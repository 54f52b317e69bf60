import styled from '@emotion/styled';
import { Container } from '../components/container.tsx';
import { Later } from '../components/later.tsx';
import { PageTitle } from '../components/page-title.tsx';
import { Text } from '../components/text.tsx';
import { from, space } from '../theme/tokens.ts';
import { Addresses } from './contact/addresses.tsx';
import type { PageData } from '../site/page-data/page-data.ts';
import { ContactForm } from './contact/contact-form.tsx';
import { PresentersKit } from './contact/kit.tsx';

/** The contact page: two addresses and a form. */
export function Page({ title, content }: PageData<'contact'>) {
  return (
    <Column>
      <Text of={title} as={PageTitle} />
      <Columns>
        <Addresses />
        <Later>
          <ContactForm />
        </Later>
      </Columns>
      <Later>{content.kit && <PresentersKit of={content.kit} />}</Later>
    </Column>
  );
}

const Column = styled(Container)({
  paddingBlockStart: `calc(${space.header} + clamp(3rem, 9vw, 8rem))`,
});

const Columns = styled.div({
  display: 'grid',
  gap: space[16],
  marginBlockStart: 'clamp(3rem, 6vw, 5.5rem)',
  [from.large]: { gridTemplateColumns: '5fr 6fr', gap: 'calc(100% / 12)' },
});
