import styled from '@emotion/styled';
import { slideIn } from '../../components/entrance.ts';
import { ExternalLink } from '../../components/link.tsx';
import { Text } from '../../components/text.tsx';
import type { Contact } from '../../content/schema/collections.ts';
import { colour, font, size, space } from '../../theme/tokens.ts';
import { label } from '../../theme/type.ts';

interface ContactsProps {
  readonly of: readonly Contact[];
}

/** Whom else to ask, each what for and how. */
export function Contacts({ of: contacts }: ContactsProps) {
  return (
    <List>
      {contacts.map(({ slug, sourceFile, title, role, territory, email, telephone, url }) => (
        <Entry key={slug} data-source-file={sourceFile}>
          <Text of={role} as={Role} />
          <Text of={title} as={Name} />
          {territory && <Text of={territory} as={Territory} />}
          {email && <Way href={`mailto:${email}`}>{email}</Way>}
          {telephone && <Way href={`tel:${telephone.replaceAll(/[^+\d]/g, '')}`}>{telephone}</Way>}
          {url && (
            <dd>
              <ExternalLink href={url}>{new URL(url).host.replace(/^www\./, '')}</ExternalLink>
            </dd>
          )}
        </Entry>
      ))}
    </List>
  );
}

function Way({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <dd>
      <a href={href}>{children}</a>
    </dd>
  );
}

const List = styled.dl({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  gap: `${space[8]} calc(100% / 24)`,
  ...slideIn(3),
});

const Entry = styled.div({
  paddingBlockStart: space[4],
  borderBlockStart: `1px solid ${colour.line}`,
  '& a': {
    display: 'inline-block',
    paddingBlock: space[1],
    textDecorationColor: colour.brassFaint,
  },
});

const Role = styled.dt({ ...label, marginBlockEnd: space[2], color: colour.brass });

const Name = styled.dd({
  fontFamily: font.display,
  fontSize: size.lead,
  fontWeight: 500,
  lineHeight: 1.25,
});

const Territory = styled.dd({
  marginBlockEnd: space[2],
  color: colour.muted,
  fontSize: size.small,
});
