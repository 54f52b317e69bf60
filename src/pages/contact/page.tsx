import styled from '@emotion/styled';
import { fadeIn, Reveal } from '../../ui/entrance.tsx';
import { Container } from '../../ui/container.tsx';
import { Deferred } from '../../ui/deferred.tsx';
import { Lead, PageTitle } from '../../ui/page-head.tsx';
import { Picture } from '../../ui/picture.tsx';
import { useShell, useTexts } from '../../ui/shell-context.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { twoColumns } from '../../theme/layout.ts';
import { below, from, space } from '../../theme/tokens.ts';
import { MailtoForm } from './contact-form.tsx';
import { SendingForm } from './sending-form.tsx';
import { EmailAddresses, ContactList } from './contacts.tsx';
import { PresentersKit } from '../kit/kit.tsx';
import type { ContactPage } from './data.ts';
import type { texts } from './texts.ts';

export { send as action } from './sending.ts';

/** The contact page: addresses, portrait, form, and the kit for presenters. */
export function Page({ title, content }: ContactPage) {
  const messages = useTexts<typeof texts>();
  const { picture, alt, contacts, kit } = content;
  const { site } = useShell();
  return (
    <Container>
      <ContactIntro>
        <Stack gap={8}>
          <Text text={title} as={PageTitle} />
          {messages['contact.lead'] && <Text text={messages['contact.lead']} as={Lead} />}
        </Stack>
        {picture && (
          <ContactPortrait>
            <Picture picture={picture} alt={alt} sizes={sizes} priority />
          </ContactPortrait>
        )}
        <EmailAddresses />
        {contacts && <ContactList contacts={contacts} />}
      </ContactIntro>
      <Deferred>
        <Reveal>{site.form === undefined ? <MailtoForm /> : <SendingForm to={site.form} />}</Reveal>
        {kit && <PresentersKit kit={kit} />}
      </Deferred>
    </Container>
  );
}

const sizes = '(min-width: 86em) 32rem, (min-width: 48em) 39vw, 92vw';

const ContactIntro = styled.div({
  display: 'grid',
  columnGap: 'calc(100% / 12)',
  rowGap: space[12],
  paddingBlock: `calc(${space.header} + clamp(${space[8]}, 4vw, ${space[12]})) clamp(${space[16]}, 8vw, 7rem)`,
  [from.medium]: {
    gridTemplateColumns: twoColumns(6, 5),
    gridTemplateRows: '1fr auto',
  },
});

const ContactPortrait = styled.div({
  overflow: 'hidden',
  ...fadeIn(),
  '& img': { objectFit: 'cover' },
  // The crop keeps the face.
  [below.medium]: { '& img': { aspectRatio: '5 / 4', objectPosition: '50% 18%' } },
  [from.medium]: { gridColumn: 2, gridRow: '1 / 3', alignSelf: 'end' },
});
