import styled from '@emotion/styled';
import { ExternalLink } from '../../ui/link.tsx';
import { Text } from '../../ui/text.tsx';
import type { Contact } from './fields.ts';
import { colour, font, size, space } from '../../theme/tokens.ts';
import { label } from '../../theme/type.ts';
import { MailLink } from './mail-link.tsx';

interface ContactsProps {
  readonly of: readonly Contact[];
}

/** Whom else to ask, each what for and how. */
export function Contacts({ of: contacts }: ContactsProps) {
  return (
    <List>
      {contacts.map(({ slug, sourceFile, title, role, territory, email, telephone, url }) => (
        <Entry key={slug} data-source-file={sourceFile}>
          <Text text={role} as={Purpose} />
          <dd>
            <Text text={title} as="b" />
            {territory && <Text text={territory} as="small" />}
            {email && <MailLink of={email} />}
            {telephone && <a href={`tel:${telephone.replaceAll(/[^+\d]/g, '')}`}>{telephone}</a>}
            {url && <ExternalLink href={url}>{hostOf(url)}</ExternalLink>}
          </dd>
        </Entry>
      ))}
    </List>
  );
}

/** Somebody to ask, below a line. */
export const Entry = styled.div({
  paddingBlockStart: space[4],
  borderBlockStart: `1px solid ${colour.line}`,
});

/** What somebody is asked for. */
export const Purpose = styled.dt({ ...label, marginBlockEnd: space[1], color: colour.brass });

const List = styled.dl({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
  gap: space[8],
  '& dd': { display: 'grid', justifyItems: 'start', gap: space[2] },
  '& b': { font: `500 ${size.lead}/1.25 ${font.display}` },
  '& small': { color: colour.muted, fontSize: size.small },
});

/** The host of an address as it is written, which may have letters with accents. */
function hostOf(url: string): string {
  return /^\w+:\/\/([^/?#]+)/.exec(url)?.[1] ?? url;
}
