import styled from '@emotion/styled';
import { useLocation } from 'react-router-dom';
import { footerLinksId } from '../page/element-ids.ts';
import { splitAddress } from '../page/addresses.ts';
import { column, hairline, touchTarget, wrappingRow } from '../theme/layout.ts';
import { colour, from, size, space, when } from '../theme/tokens.ts';
import { displayStyle, labelStyle } from '../theme/type.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icons.tsx';
import { ExternalLink } from '../ui/link.tsx';
import { NavLinks } from '../ui/nav-links.tsx';
import { useShell } from '../ui/shell-context.tsx';
import { Reveal } from '../ui/entrance.tsx';
import { Small, Text } from '../ui/text.tsx';

/** The call to action, links to all pages, social links and copyright line. */
export function Footer() {
  const { messages, site, links, pages } = useShell();
  const { path } = splitAddress(useLocation().pathname);
  const contactPage = pages.find(({ isForContact }) => isForContact);
  const values = { year: site.copyrightYear ?? '', artist: site.artist };
  return (
    <FooterFrame>
      {contactPage && contactPage.path !== path && (
        <Invitation $isLarge={path === ''}>
          <Text text={messages['footer.invitation']} as="p" />
          <ButtonLink to={contactPage.name}>
            <Text text={messages['footer.contactButton']} />
          </ButtonLink>
        </Invitation>
      )}
      <FooterContent>
        <Text text={messages['footer.copyright']} as={Small} values={values} />
        <nav aria-label={messages['footer.linksLabel'].value}>
          {links?.footer && <NoScriptMenuLinks list="menu" id={footerLinksId} />}
          <FooterLinks list="footer" {...(!links?.footer && { id: footerLinksId })} />
        </nav>
        <SocialLinks>
          {site.social.map(({ icon, label, url }) => (
            <li key={url}>
              <SocialLink href={url}>
                <Icon name={icon} />
                {label}
              </SocialLink>
            </li>
          ))}
          {site.newsletter && (
            <li>
              <SocialLink href={site.newsletter}>
                <Text text={messages['footer.newsletter']} />
              </SocialLink>
            </li>
          )}
        </SocialLinks>
        {links?.legal && <LegalLinks list="legal" />}
      </FooterContent>
    </FooterFrame>
  );
}

const FooterFrame = styled.footer({ marginBlockStart: space.section, ...hairline });

// Large on the first page, one line on the others.
const Invitation = styled(Reveal)<{ $isLarge: boolean }>(({ $isLarge }) => ({
  ...column,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: $isLarge ? space[8] : space[6],
  paddingBlock: $isLarge ? 'clamp(4rem, 9vw, 8rem)' : `clamp(${space[8]}, 4vw, ${space[12]})`,
  borderBlockEnd: `1px solid ${colour.line}`,
  [from.medium]: {
    gridTemplateColumns: '1fr auto',
    alignItems: $isLarge ? 'end' : 'center',
    gap: space[12],
  },
  '& > p': {
    ...displayStyle,
    maxInlineSize: $isLarge ? '13em' : 'none',
    fontSize: $isLarge ? size.invitation : size.item,
  },
}));

const FooterContent = styled.div({
  ...column,
  ...wrappingRow,
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[12],
  rowGap: space[6],
  paddingBlock: space[8],
  color: colour.muted,
});

const FooterLinks = styled(NavLinks)({
  ...wrappingRow,
  columnGap: space[8],
  '& a': {
    ...touchTarget,
    ...labelStyle,
    fontSize: '.75rem',
    textDecoration: 'none',
  },
  '& [aria-current]': { color: colour.brass },
});

// The header links to it while the script can't open the menu.
const NoScriptMenuLinks = styled(FooterLinks)({
  display: 'none',
  [when.noScript]: { display: 'flex' },
});

const LegalLinks = styled(FooterLinks)({ flexBasis: '100%' });

const SocialLinks = styled.ul({ ...wrappingRow, columnGap: space[6] });

const SocialLink = styled(ExternalLink)({
  ...touchTarget,
  gap: space[2],
  fontSize: size.small,
  textDecoration: 'none',
  '& svg': { fontSize: '1.25rem' },
});
