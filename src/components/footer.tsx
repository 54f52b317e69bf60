import styled from '@emotion/styled';
import { colour, from, motion, size, space, when } from '../theme/tokens.ts';
import { display, label } from '../theme/type.ts';
import { ButtonLink } from './button.tsx';
import { Icon } from './icons.tsx';
import { ExternalLink } from './link.tsx';
import { footerLinksId } from './menu.tsx';
import { PageLinks } from './page-links.tsx';
import { useShell } from './shell-context.tsx';
import { Reveal } from './reveal.tsx';
import { Text } from './text.tsx';

/** The end of every page: an invitation, the links, the copyright line. */
export function Footer() {
  const { messages, site } = useShell();
  const values = { year: site.copyrightYear ?? '', artist: site.artist };
  return (
    <Foot>
      <Invitation>
        <Text of={messages['footer.invitation']} as={Words} />
        <ButtonLink to="contact">
          <Text of={messages['footer.contactButton']} />
        </ButtonLink>
      </Invitation>
      <Closing>
        <Text of={messages['footer.copyright']} as={Copyright} values={values} />
        <nav aria-label={messages['footer.linksLabel'].value}>
          <Links id={footerLinksId} />
        </nav>
        <Social aria-label={messages['footer.socialLabel'].value}>
          {site.social.map(({ icon, label: name, url }) => (
            <li key={url}>
              <SocialLink href={url}>
                <Icon name={icon} />
                {name}
              </SocialLink>
            </li>
          ))}
        </Social>
      </Closing>
    </Foot>
  );
}

const Foot = styled.footer({
  marginBlockStart: space.section,
  borderBlockStart: `1px solid ${colour.line}`,
  [when.print]: { display: 'none' },
});

const column = {
  inlineSize: `min(${space.page}, 100% - 2 * ${space.gutter})`,
  marginInline: 'auto',
} as const;

const Invitation = styled(Reveal)({
  ...column,
  display: 'grid',
  justifyItems: 'start',
  gap: space[8],
  paddingBlock: 'clamp(4rem, 9vw, 8rem)',
  [from.medium]: { gridTemplateColumns: '1fr auto', alignItems: 'end', gap: space[12] },
});

const Words = styled.p({
  ...display,
  maxInlineSize: '13em',
  fontSize: size.invitation,
});

const Closing = styled.div({
  ...column,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[12],
  rowGap: space[6],
  paddingBlock: space[8],
  borderBlockStart: `1px solid ${colour.line}`,
  color: colour.muted,
});

const Copyright = styled.p({ fontSize: size.small });

const Links = styled(PageLinks)({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[8],
  '& a': {
    ...label,
    fontSize: '.75rem',
    display: 'flex',
    alignItems: 'center',
    minBlockSize: space.target,
    textDecoration: 'none',
    [when.hover]: { '&:hover': { color: colour.brassBright } },
  },
  '& [aria-current]': { color: colour.brass },
});

const Social = styled.ul({ display: 'flex', flexWrap: 'wrap', columnGap: space[6] });

const SocialLink = styled(ExternalLink)({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: space.target,
  fontSize: size.small,
  textDecoration: 'none',
  transition: `color ${motion.hover} ${motion.ease}`,
  '& svg': { fontSize: '1.25rem' },
  [when.hover]: { '&:hover': { color: colour.brassBright } },
});
