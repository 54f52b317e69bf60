import styled from '@emotion/styled';
import { ExternalButtonLink } from '../../ui/button.tsx';
import { useShell, useTexts } from '../../ui/shell-context.tsx';
import { SiteLink } from '../../ui/link.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Reveal } from '../../ui/entrance.tsx';
import { Text, VisuallyHidden } from '../../ui/text.tsx';
import type { Slice } from '../../content/fields/localized.ts';
import { groupBy } from '../../lists.ts';
import { fillLocalized } from '../../page/messages.ts';
import { twoColumns, wrappingRow } from '../../theme/layout.ts';
import { colour, from, size, space, when } from '../../theme/tokens.ts';
import { labelLink } from '../../theme/type.ts';
import { CatalogueEntry } from './catalogue-entry.tsx';
import {
  catalogueId,
  catalogueRoom,
  cataloguePath,
  groupIdPrefix,
  groupTitles,
} from './catalogue-parts.ts';
import type { ListedWork, WorksPage } from './data.ts';
import type { texts } from './texts.ts';

interface CatalogueProps {
  /** Links to the groups, where there are several pages. */
  readonly groups: WorksPage['content']['groups'];
  readonly works: Slice<ListedWork>;
}

/** The artist's works by group, and a link to the music information centre where the site names one. */
export function Catalogue({ groups, works }: CatalogueProps) {
  const messages = useTexts<typeof texts>();
  const { site, messages: shared } = useShell();
  const { number } = works;
  const page = number > 1 && fillLocalized(shared['pager.page'], { number });
  return (
    <List>
      <Heading as="h2">
        <Text text={page || messages['works.compositions']} />
      </Heading>
      {groups && (
        <Groups aria-label={messages['works.compositions'].value}>
          {groups.map(({ group, text, address }) => (
            <Text key={group} text={text} as={SiteLink} to={address} />
          ))}
        </Groups>
      )}
      {groupBy(works.entries, ({ group }) => group).map(({ name, items }) => (
        <Group key={name} aria-labelledby={groupIdPrefix + name}>
          <Text text={messages[groupTitles[name]]} as={GroupTitle} id={groupIdPrefix + name} />
          <div>
            <GroupOfWorks works={items} />
          </div>
        </Group>
      ))}
      <Pager path={cataloguePath} first={`${catalogueRoom}#${catalogueId}`} list={works} />
      {site.musicInformationCentre && (
        <Ending>
          <ExternalButtonLink href={site.musicInformationCentre}>
            <Text text={messages['works.centreButton']} />
          </ExternalButtonLink>
        </Ending>
      )}
    </List>
  );
}

interface GroupOfWorksProps {
  readonly works: readonly ListedWork[];
}

/** The works of a group, below their composers where there are several. */
function GroupOfWorks({ works }: GroupOfWorksProps) {
  const { site } = useShell();
  const artist = { value: site.artist };
  const composers = groupBy(works, ({ composer = artist }) => composer.value);
  const areSeveral = composers.length > 1;
  return composers.map(({ name, items }) => (
    <div key={name}>
      {areSeveral && <Text text={items[0]?.composer ?? artist} as={ComposerName} />}
      {items.map((work) => (
        <Reveal key={work.slug}>
          <CatalogueEntry work={work} isBelowComposer={areSeveral} />
        </Reveal>
      ))}
    </div>
  ));
}

const List = styled.div({
  display: 'grid',
  gap: `clamp(${space[16]}, 8vw, ${space[24]})`,
  paddingBlockStart: `clamp(${space[16]}, 7vw, ${space[24]})`,
});

const visible = {
  position: 'static',
  inlineSize: 'auto',
  blockSize: 'auto',
  clipPath: 'none',
} as const;

// Visible only in print and without a script; on screen the selected tab shows the same text, and the pager the page.
const Heading = styled(VisuallyHidden)({
  [when.noScript]: visible,
  [when.print]: visible,
});

const Groups = styled.nav({
  ...wrappingRow,
  columnGap: space[8],
  '& a': { ...labelLink, color: colour.muted, textDecoration: 'none' },
});

const Group = styled.section({
  display: 'grid',
  rowGap: space[6],
  [from.large]: { gridTemplateColumns: twoColumns(28, 72) },
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
});

const ComposerName = styled.h4({
  paddingBlock: `${space[8]} ${space[4]}`,
  fontWeight: 600,
});

const Ending = styled.p({
  [from.large]: { paddingInlineStart: '28%' },
});
