import styled from '@emotion/styled';
import { useLoaderData } from 'react-router-dom';
import { Container } from '../components/container.tsx';
import { Later } from '../components/later.tsx';
import { Metadata } from '../components/metadata.tsx';
import { PageTitle } from '../components/page-title.tsx';
import { usePage } from '../components/page-context.tsx';
import { Text } from '../components/text.tsx';
import { from, space } from '../theme/tokens.ts';
import { Addresses } from './contact/addresses.tsx';
import { ContactForm } from './contact/contact-form.tsx';
import type { contactData } from './data.ts';

/** The contact page: two addresses and a form. */
export function Component() {
  const { messages } = usePage();
  const { description } = useLoaderData<Awaited<ReturnType<typeof contactData>>>();
  const title = messages['nav.contact'];
  return (
    <Page>
      <Metadata title={title.value} description={description.value} />
      <Text of={title} as={PageTitle} />
      <Columns>
        <Addresses />
        <Later>
          <ContactForm />
        </Later>
      </Columns>
    </Page>
  );
}

const Page = styled(Container)({
  paddingBlockStart: `calc(${space.header} + clamp(3rem, 9vw, 8rem))`,
});

const Columns = styled.div({
  display: 'grid',
  gap: space[16],
  marginBlockStart: 'clamp(3rem, 6vw, 5.5rem)',
  [from.large]: { gridTemplateColumns: '5fr 6fr', gap: 'calc(100% / 12)' },
});
