import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { Localized } from '../../../content/fields/localized.ts';
import { hrefTo } from '../../../site/href.ts';
import { withKeys } from '../../../site/lists.ts';
import { hairline, touchable } from '../../../theme/layout.ts';
import { colour, size, space, when } from '../../../theme/tokens.ts';
import { ExternalLink } from '../../../ui/link.tsx';
import { Label, Small, Text } from '../../../ui/text.tsx';
import type { SingleWork, WorkPage } from './data.ts';

interface WorkLinksProps extends Pick<WorkPage, 'messages'> {
  readonly work: Pick<SingleWork, 'recordings' | 'scores' | 'shop'>;
}

/** Where a work can be heard, read and bought. */
export function WorkLinks({ messages, work: { recordings, scores, shop } }: WorkLinksProps) {
  const buy = messages['works.shop'];
  return (
    <>
      {recordings.length > 0 && (
        <LinkList label={messages['works.recordings']}>
          {recordings.map(({ url, name }) => (
            <li key={url}>
              <FileLink address={url}>{name ?? <Text text={messages['works.listen']} />}</FileLink>
            </li>
          ))}
        </LinkList>
      )}
      {(scores.length > 0 || shop) && (
        <LinkList label={scores.length > 0 ? messages['works.scores'] : undefined}>
          {withKeys(scores).map(({ key, item: { address, label, name } }) => (
            <li key={key}>
              <FileLink address={address}>
                <Text text={label} />
                {name && `: ${name}`}
              </FileLink>
            </li>
          ))}
          {shop && buy && (
            <li>
              <FileLink address={shop}>
                <Text text={buy} />
              </FileLink>
            </li>
          )}
        </LinkList>
      )}
    </>
  );
}

interface LinkListProps {
  readonly label: Localized | undefined;
  readonly children: ReactNode;
}

/** Rows of what belongs together, below its name. */
export function LinkList({ label, children }: LinkListProps) {
  return (
    <section>
      {label && <Text text={label} as={ListTitle} />}
      <Rows>{children}</Rows>
    </section>
  );
}

interface FileLinkProps {
  readonly address: string;
  readonly children: ReactNode;
}

/** A link to another site, or to a file of this one with the ending of its name. */
function FileLink({ address, children }: FileLinkProps) {
  if (address.startsWith('https:')) return <ExternalLink href={address}>{children}</ExternalLink>;
  return (
    <a href={hrefTo(address)}>
      <span>{children}</span>
      <Small as="span">{address.replace(/^.*\./, '').toUpperCase()}</Small>
    </a>
  );
}

const ListTitle = styled(Label.withComponent('h2'))({ paddingBlockEnd: space[3] });

const Rows = styled.ul({
  '& > li': hairline,
  '& a': {
    ...touchable,
    inlineSize: '100%',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    columnGap: space[4],
    paddingBlock: space[3],
    color: colour.ivory,
    fontSize: size.text,
    textDecoration: 'none',
    [when.hover]: { '&:hover': { color: colour.brassBright } },
  },
});
