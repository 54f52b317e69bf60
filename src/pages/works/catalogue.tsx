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
  /** Links to the groups of a catalogue of several pages, and to the list of all works. */
  readonly groups: WorksPage['content']['groups'];
  readonly works: Slice<ListedWork>;
}

/** Works by group, and a link to the music information centre, if the site has one. */
export function Catalogue({ groups, works }: CatalogueProps) {
  const messages = useTexts<typeof texts>();
  const { site, messages: shared } = useShell();
  const { number } = works;
  const page = number > 1 && fillLocalized(shared['pager.page'], { number });
  return (
    <CatalogueGroups>
      <CatalogueHeading as="h2">
        <Text text={page || messages['works.compositions']} />
      </CatalogueHeading>
      {groups && (
        <GroupNav aria-label={messages['works.compositions'].value}>
          {groups.map(({ group, text, address }) => (
            <Text key={group} text={text} as={SiteLink} to={address} />
          ))}
        </GroupNav>
      )}
      {groupBy(works.entries, ({ group }) => group).map(({ name, items }) => (
        <WorkGroup key={name} aria-labelledby={groupIdPrefix + name}>
          <Text text={messages[groupTitles[name]]} as={WorkGroupTitle} id={groupIdPrefix + name} />
          <div>
            <WorksByComposer works={items} />
          </div>
        </WorkGroup>
      ))}
      <Pager path={cataloguePath} first={`${catalogueRoom}#${catalogueId}`} list={works} />
      {site.musicInformationCentre && (
        <CentreLink>
          <ExternalButtonLink href={site.musicInformationCentre}>
            <Text text={messages['works.centreButton']} />
          </ExternalButtonLink>
        </CentreLink>
      )}
    </CatalogueGroups>
  );
}

interface WorksByComposerProps {
  readonly works: readonly ListedWork[];
}

/** The works of a group, below their composers if there are several. */
function WorksByComposer({ works }: WorksByComposerProps) {
  const { site } = useShell();
  const artist = { value: site.artist };
  const composers = groupBy(works, ({ composer = artist }) => composer.value);
  const hasSeveralComposers = composers.length > 1;
  return composers.map(({ name, items }) => (
    <div key={name}>
      {hasSeveralComposers && <Text text={items[0]?.composer ?? artist} as={ComposerName} />}
      {items.map((work) => (
        <Reveal key={work.slug}>
          <CatalogueEntry work={work} isBelowComposer={hasSeveralComposers} />
        </Reveal>
      ))}
    </div>
  ));
}

const CatalogueGroups = styled.div({
  display: 'grid',
  gap: `clamp(${space[16]}, 8vw, ${space[24]})`,
  paddingBlockStart: `clamp(${space[16]}, 7vw, ${space[24]})`,
});

const visibleStyle = {
  position: 'static',
  inlineSize: 'auto',
  blockSize: 'auto',
  clipPath: 'none',
} as const;

// Visible only in print and without a script; on screen the selected tab shows the same text, and the pager the page.
const CatalogueHeading = styled(VisuallyHidden)({
  [when.noScript]: visibleStyle,
  [when.print]: visibleStyle,
});

const GroupNav = styled.nav({
  ...wrappingRow,
  columnGap: space[8],
  '& a': { ...labelLink, color: colour.muted, textDecoration: 'none' },
});

const WorkGroup = styled.section({
  display: 'grid',
  rowGap: space[6],
  [from.large]: { gridTemplateColumns: twoColumns(28, 72) },
});

const WorkGroupTitle = styled.h3({
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

const CentreLink = styled.p({
  [from.large]: { paddingInlineStart: '28%' },
});
