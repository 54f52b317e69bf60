import styled from '@emotion/styled';
import { appearing, arriving } from '../components/arriving.ts';
import { Container } from '../components/container.tsx';
import { Later } from '../components/later.tsx';
import { PageTitle } from '../components/page-title.tsx';
import { Picture } from '../components/picture.tsx';
import { Reveal } from '../components/reveal.tsx';
import { useShell } from '../components/shell-context.tsx';
import { Text } from '../components/text.tsx';
import type { PageData } from '../site/page-data/page-data.ts';
import { below, colour, from, space, when } from '../theme/tokens.ts';
import { Addresses } from './contact/addresses.tsx';
import { ContactForm } from './contact/contact-form.tsx';
import { PresentersKit } from './contact/kit.tsx';

/** The contact page: whom to write to for what, the artist, a form, and what presenters ask for. */
export function Page({ title, content: { picture, kit } }: PageData<'contact'>) {
  const { messages } = useShell();
  return (
    <Container>
      <Opening>
        <Head>
          <Text of={title} as={PageTitle} />
          <Text of={messages['contact.lead']} as={Lead} />
        </Head>
        {picture && (
          <Portrait>
            <Picture of={picture} alt={messages['site.portrait']} sizes={sizes} priority />
          </Portrait>
        )}
        <Addresses />
      </Opening>
      <Later>
        <Reveal>
          <ContactForm />
        </Reveal>
      </Later>
      <Later>{kit && <PresentersKit of={kit} />}</Later>
    </Container>
  );
}

const sizes = '(min-width: 86em) 32rem, (min-width: 48em) 39vw, 92vw';

const Opening = styled.div({
  display: 'grid',
  columnGap: 'calc(100% / 12)',
  rowGap: space[12],
  paddingBlock: `calc(${space.header} + clamp(${space[8]}, 4vw, ${space[12]})) clamp(${space[16]}, 8vw, 7rem)`,
  [from.medium]: {
    gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)',
    gridTemplateRows: '1fr auto',
  },
  [when.print]: { display: 'block', paddingBlockStart: 0 },
});

const Head = styled.div({ display: 'grid', alignContent: 'start', gap: space[8] });

const Lead = styled.p({ maxInlineSize: '27em', color: colour.muted, ...arriving(1) });

const Portrait = styled.div({
  overflow: 'hidden',
  ...appearing(),
  '& img': { inlineSize: '100%', objectFit: 'cover' },
  // In a low frame it is the face that is seen.
  [below.medium]: { '& img': { aspectRatio: '5 / 4', objectPosition: '50% 18%' } },
  [from.medium]: { gridColumn: 2, gridRow: '1 / 3', alignSelf: 'end' },
  [when.print]: { display: 'none' },
});
