import styled from '@emotion/styled';
import { idPrefixes } from '../../pages.ts';
import { ButtonExternal } from '../../components/button.tsx';
import { usePage } from '../../components/page-context.tsx';
import { useShell } from '../../components/shell-context.tsx';
import { Pager } from '../../components/pager.tsx';
import { Reveal } from '../../components/reveal.tsx';
import { Text } from '../../components/text.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import type { Page } from '../../content/schema/localized.ts';
import type { MessagesOf } from '../../content/schema/messages.ts';
import { groupBy } from '../../site/group-by.ts';
import { colour, from, size, space, when } from '../../theme/tokens.ts';
import type { ListedWork } from '../../site/page-data/works.ts';
import { CatalogueEntry } from './catalogue-entry.tsx';

interface CatalogueProps {
  readonly works: Page<ListedWork>;
}

/** The artist's works by group, and a link to the music information centre where the site names one. */
export function Catalogue({ works }: CatalogueProps) {
  const { site } = useShell();
  const { messages } = usePage('biography', 'biography/compositions');
  return (
    <List>
      <Text of={messages['biography.compositions']} as={Heading} />
      {groupBy(works.entries, ({ group }) => group).map(({ name, items }) => (
        <Group key={name} aria-labelledby={idPrefixes.group + name}>
          <Text of={messages[groupTitles[name]]} as={GroupTitle} id={idPrefixes.group + name} />
          <div>
            {items.map((work) => (
              <Reveal key={work.slug}>
                <CatalogueEntry of={work} />
              </Reveal>
            ))}
          </div>
        </Group>
      ))}
      <Pager path="biography/compositions" first="biography#compositions" of={works} />
      {site.musicInformationCentre && (
        <Ending>
          <ButtonExternal href={site.musicInformationCentre}>
            <Text of={messages['biography.centreButton']} />
          </ButtonExternal>
        </Ending>
      )}
    </List>
  );
}

/** The key of each group's heading. */
const groupTitles = {
  stage: 'biography.stage',
  orchestra: 'biography.orchestra',
  'soloists-and-orchestra': 'biography.soloistsAndOrchestra',
  choir: 'biography.choir',
  vocal: 'biography.vocal',
  band: 'biography.band',
  ensemble: 'biography.ensemble',
  solo: 'biography.solo',
  electronic: 'biography.electronic',
} as const satisfies Readonly<Record<ListedWork['group'], keyof MessagesOf<'biography.'>>>;

const List = styled.div({
  display: 'grid',
  gap: `clamp(${space[16]}, 8vw, ${space[24]})`,
  paddingBlockStart: `clamp(${space[16]}, 7vw, ${space[24]})`,
  [when.print]: { display: 'block', paddingBlockStart: 0 },
});

const visible = {
  position: 'static',
  inlineSize: 'auto',
  blockSize: 'auto',
  clipPath: 'none',
} as const;

// Visible only in print and without a script; on screen the selected tab shows the same text.
const Heading = styled(VisuallyHidden.withComponent('h2'))({
  fontSize: size.section,
  [when.unscripted]: visible,
  [when.print]: visible,
});

const Group = styled.section({
  display: 'grid',
  rowGap: space[6],
  [from.large]: {
    gridTemplateColumns: 'minmax(0, 28fr) minmax(0, 72fr)',
  },
  [when.print]: { display: 'block', paddingBlockStart: space[8] },
});

const GroupTitle = styled.h3({
  color: colour.brass,
  fontSize: size.large,
  paddingInlineEnd: space[6],
  [from.large]: {
    position: 'sticky',
    insetBlockStart: space.header,
    alignSelf: 'start',
    paddingBlockStart: space[6],
  },
  [when.print]: { paddingBlock: `0 ${space[3]}` },
});

const Ending = styled.p({
  [from.large]: { paddingInlineStart: '28%' },
});
