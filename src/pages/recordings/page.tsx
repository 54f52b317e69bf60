import styled from '@emotion/styled';
import { useId } from 'react';
import { withKeys } from '../../lists.ts';
import { wrappingRow } from '../../theme/layout.ts';
import { from, size, space, when } from '../../theme/tokens.ts';
import { emphasisInItalics } from '../../theme/type.ts';
import { Container } from '../../ui/container.tsx';
import { Reveal } from '../../ui/entrance.tsx';
import { FramedPicture } from '../../ui/framed-picture.tsx';
import { SiteLink, TitledLink } from '../../ui/link.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Prose } from '../../ui/prose.tsx';
import { Row } from '../../ui/row.tsx';
import { CommaSeparated, Label, Small, Text } from '../../ui/text.tsx';
import type { DiscView, RecordingsPage } from './data.ts';

/** Discs as a grid of covers, the newest first. */
export function Page({ title, content: { recordings } }: RecordingsPage) {
  return (
    <Container>
      <PageHead title={title} />
      <DiscGrid>
        {recordings.entries.map((disc, index) => (
          <li key={disc.slug}>
            <Reveal order={index % 4}>
              <Disc disc={disc} isFirst={index === 0} />
            </Reveal>
          </li>
        ))}
      </DiscGrid>
      <Pager path="recordings" list={recordings} />
    </Container>
  );
}

interface DiscProps {
  readonly disc: DiscView;
  readonly isFirst: boolean;
}

/** A disc: its cover, or a plate with its title, above its details. */
function Disc({ disc, isFirst }: DiscProps) {
  const { title, cover } = disc;
  const titleId = useId();
  const release = [disc.label, disc.number].filter(Boolean).join(' ');
  return (
    <DiscCell entry={disc} padding="tile" aria-labelledby={titleId}>
      <FramedPicture picture={cover} name={title} isCover sizes={coverSizes} priority={isFirst} />
      <Label>{[disc.year, release].filter(Boolean).join(' · ')}</Label>
      <Text text={title} as="h2" id={titleId} />
      {disc.artists && <Text text={disc.artists} as={Small} />}
      {disc.contents.length > 0 && (
        <Small>
          <CommaSeparated>
            {disc.contents.map((work) => (
              <SiteLink key={work.address} to={work.address}>
                <Text text={work.title} as="cite" />
              </SiteLink>
            ))}
          </CommaSeparated>
        </Small>
      )}
      {disc.note && <Text text={disc.note} as={Small} />}
      {disc.text && <Prose body={disc.text} />}
      {disc.links && (
        <DiscLinks>
          {withKeys(disc.links).map(({ key, item: { name, url } }) => (
            <TitledLink key={key} href={url} label={{ value: name }} title={title} />
          ))}
        </DiscLinks>
      )}
    </DiscCell>
  );
}

const coverSizes = '(min-width: 64em) 18rem, (min-width: 48em) 28vw, (min-width: 36em) 44vw, 92vw';

const DiscGrid = styled.ul({
  display: 'grid',
  columnGap: space.gutter,
  rowGap: `clamp(${space[8]}, 4vw, ${space[12]})`,
  [from.small]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [from.medium]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  [from.large]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
});

const DiscCell = styled(Row)({
  rowGap: space[2],
  // The cover is flush with the upper edge.
  paddingBlock: 0,
  borderBlockStart: 0,
  '& > [data-picture]': { marginBlockEnd: space[2] },
  '& h2': { fontSize: size.item },
  '& [data-prose]': { fontSize: size.small },
  '& cite em': emphasisInItalics,
  [when.print]: { paddingBlockEnd: space[6] },
});

const DiscLinks = styled.p({ ...wrappingRow, columnGap: space[6] });
