import styled from '@emotion/styled';
import { Fragment } from 'react';
import { slideIn } from '../../ui/entrance.tsx';
import { ExternalLink } from '../../ui/link.tsx';
import { Row } from '../../ui/row.tsx';
import { useShell, useTexts } from '../../ui/shell-context.tsx';
import { Label, Text } from '../../ui/text.tsx';
import { textAt } from '../../page/messages.ts';
import { emailParts } from '../../text/email-parts.ts';
import { colour, font, motion, size, space, when } from '../../theme/tokens.ts';
import { fittingSize } from '../../theme/type.ts';
import type { Contact } from './fields.ts';
import type { texts } from './texts.ts';

/** The artist’s e-mail addresses, keyed by purpose in `site.email`. */
export function EmailAddresses() {
  const messages = useTexts<typeof texts>();
  const { site } = useShell();
  return (
    <AddressList>
      {Object.entries(site.email).map(([purpose, address]) => (
        <Row key={purpose} as="div" padding="tile">
          <Purpose as="dt">
            <Text text={textAt(`contact.${purpose}Label`, messages)} />
          </Purpose>
          <dd>
            <AddressLink address={address} />
          </dd>
        </Row>
      ))}
    </AddressList>
  );
}

interface ContactsProps {
  readonly contacts: readonly Contact[];
}

/** Further contacts, such as agents: role, name, territory and addresses. */
export function ContactList({ contacts }: ContactsProps) {
  return (
    <ContactGrid>
      {contacts.map(({ slug, sourceFile, title, role, territory, email, telephone, url }) => (
        <Row key={slug} entry={{ sourceFile }} as="div" padding="tile">
          <Purpose as="dt">
            <Text text={role} />
          </Purpose>
          <dd>
            <Text text={title} as="b" />
            {territory && <Text text={territory} as="small" />}
            {email && <MailLink address={email} />}
            {telephone && <a href={`tel:${telephone.replaceAll(/[^+\d]/g, '')}`}>{telephone}</a>}
            {url && <ExternalLink href={url}>{hostOf(url)}</ExternalLink>}
          </dd>
        </Row>
      ))}
    </ContactGrid>
  );
}

/** The host as it is written: `new URL()` would convert accented letters to Punycode. */
function hostOf(url: string): string {
  return /^\w+:\/\/([^/?#]+)/.exec(url)?.[1] ?? url;
}

interface MailLinkProps {
  readonly address: string;
  readonly className?: string;
}

/** An e-mail address as a link that wraps between its parts. */
function MailLink({ address, className }: MailLinkProps) {
  const parts = emailParts(address);
  return (
    <a href={`mailto:${address}`} className={className}>
      {parts.map((part, index) => (
        <Fragment key={parts.slice(0, index).join('')}>
          {index > 0 && <wbr />}
          <span>{part}</span>
        </Fragment>
      ))}
    </a>
  );
}

const Purpose = styled(Label)({ marginBlockEnd: space[1] });

const ContactGrid = styled.dl({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
  gap: space[8],
  '& dd': { display: 'grid', justifyItems: 'start', gap: space[2] },
  '& b': { font: `500 ${size.lead}/1.25 ${font.display}` },
  '& small': { color: colour.muted, fontSize: size.small },
});

const AddressList = styled.dl({
  display: 'grid',
  alignContent: 'start',
  gap: space[8],
  ...slideIn(2),
});

const AddressLink = styled(MailLink)(({ address }) => ({
  display: 'inline-block',
  paddingBlock: space[2],
  fontFamily: font.display,
  // Parts don't wrap, even at hyphens.
  fontSize: fittingSize(size.large, emailParts(address).join(' ').replaceAll('-', '_')),
  fontWeight: 500,
  lineHeight: 1.25,
  '& span': { whiteSpace: 'nowrap' },
  textDecorationColor: colour.clear,
  transition: `color ${motion.hover} ${motion.ease}, text-decoration-color ${motion.hover} ${motion.ease}`,
  [when.hover]: { '&:hover': { textDecorationColor: 'currentcolor' } },
}));
