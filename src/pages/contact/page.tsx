import styled from '@emotion/styled';
import { fadeIn, slideIn, Reveal } from '../../ui/entrance.tsx';
import { Container } from '../../ui/container.tsx';
import { Deferred } from '../../ui/deferred.tsx';
import { PageTitle } from '../../ui/page-head.tsx';
import { Picture } from '../../ui/picture.tsx';
import { usePage } from '../../ui/page-context.tsx';
import { useShell } from '../../ui/shell-context.tsx';
import { Text } from '../../ui/text.tsx';
import { emailParts } from '../../text/email-parts.ts';
import { below, colour, font, from, motion, size, space, when } from '../../theme/tokens.ts';
import { fittingSize } from '../../theme/type.ts';
import { MailLink } from './mail-link.tsx';
import { ContactForm } from './contact-form.tsx';
import { Contacts, Entry, Purpose } from './contacts.tsx';
import { PresentersKit } from '../kit/kit.tsx';
import type { ContactPage } from './data.ts';

/** The contact page: addresses, portrait, form and press kit. */
export function Page({ title, messages, content: { picture, contacts, kit } }: ContactPage) {
  const { messages: shared } = useShell();
  return (
    <Container>
      <Intro>
        <Head>
          <Text text={title} as={PageTitle} />
          <Text text={messages['contact.lead']} as={Lead} />
        </Head>
        {picture && (
          <Portrait>
            <Picture picture={picture} alt={shared['site.portrait']} sizes={sizes} priority />
          </Portrait>
        )}
        <Addresses />
        {contacts && <Contacts of={contacts} />}
      </Intro>
      <Deferred>
        <Reveal>
          <ContactForm />
        </Reveal>
        {kit && <PresentersKit kit={kit} credit={messages['gallery.credit']} />}
      </Deferred>
    </Container>
  );
}

/** The e-mail addresses: one for everything, or two. */
function Addresses() {
  const { site } = useShell();
  const { messages } = usePage<ContactPage>('contact');
  return (
    <List>
      {(['general', 'press'] as const).map((purpose) => {
        const address = site.email[purpose];
        if (address === undefined) return null;
        return (
          <Entry key={purpose}>
            <Text text={messages[`contact.${purpose}Label`]} as={Purpose} />
            <dd>
              <Address of={address} />
            </dd>
          </Entry>
        );
      })}
    </List>
  );
}

/** An e-mail address as a link, whose parts stay whole, even at hyphens of their own. */
function Address({ of: address }: { readonly of: string }) {
  const [longest = ''] = emailParts(address).sort(byLength);
  // No line breaks at its hyphens.
  return <AddressLink of={address} $longest={longest.replaceAll('-', '_')} />;
}

function byLength(one: string, other: string): number {
  return other.length - one.length;
}

const sizes = '(min-width: 86em) 32rem, (min-width: 48em) 39vw, 92vw';

const Intro = styled.div({
  display: 'grid',
  columnGap: 'calc(100% / 12)',
  rowGap: space[12],
  paddingBlock: `calc(${space.header} + clamp(${space[8]}, 4vw, ${space[12]})) clamp(${space[16]}, 8vw, 7rem)`,
  [from.medium]: {
    gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)',
    gridTemplateRows: '1fr auto',
  },
});

const Head = styled.div({ display: 'grid', alignContent: 'start', gap: space[8] });

const Lead = styled.p({ maxInlineSize: '27em', color: colour.muted, ...slideIn(1) });

const Portrait = styled.div({
  overflow: 'hidden',
  ...fadeIn(),
  '& img': { objectFit: 'cover' },
  // The crop keeps the face.
  [below.medium]: { '& img': { aspectRatio: '5 / 4', objectPosition: '50% 18%' } },
  [from.medium]: { gridColumn: 2, gridRow: '1 / 3', alignSelf: 'end' },
});

const List = styled.dl({ display: 'grid', alignContent: 'start', gap: space[8], ...slideIn(2) });

const AddressLink = styled(MailLink)<{ $longest: string }>(({ $longest }) => ({
  display: 'inline-block',
  paddingBlock: space[2],
  fontFamily: font.display,
  fontSize: fittingSize(size.large, $longest),
  fontWeight: 500,
  lineHeight: 1.25,
  '& span': { whiteSpace: 'nowrap' },
  textDecorationColor: colour.clear,
  transition: `color ${motion.hover} ${motion.ease}, text-decoration-color ${motion.hover} ${motion.ease}`,
  [when.hover]: { '&:hover': { textDecorationColor: 'currentcolor' } },
}));
