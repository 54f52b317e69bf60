import styled from '@emotion/styled';
import { Icon } from '../../ui/icons.tsx';
import { ExternalLink, TitledLabel } from '../../ui/link.tsx';
import { Prose } from '../../ui/prose.tsx';
import { Row } from '../../ui/row.tsx';
import { Small, Spoken, Text } from '../../ui/text.tsx';
import { useTexts } from '../../ui/shell-context.tsx';
import { colour, font, forward, from, motion, size, space, when } from '../../theme/tokens.ts';
import { labelStyle, serifFigures } from '../../theme/type.ts';
import type { ListedWork, WorkLength } from './data.ts';
import { Movements, WorkFacts, type WorkProps } from './work-facts.tsx';
import { WorkTitle } from './work-title.tsx';
import type { texts } from './texts.ts';

interface ListedWorkProps extends WorkProps {
  readonly work: ListedWork;
}

interface CatalogueEntryProps extends ListedWorkProps {
  /** Whether its composer is named above it. */
  readonly isBelowComposer?: boolean;
}

/** A work as a row of the catalogue. */
export function CatalogueEntry({ work, isBelowComposer = false }: CatalogueEntryProps) {
  return (
    <WorkRow entry={work}>
      <Year>
        <Text text={work.years} />
        {work.progress && (
          <Progress as="span">
            <Text text={work.progress} />
          </Progress>
        )}
      </Year>
      <Title as={isBelowComposer ? 'h5' : 'h4'}>
        <WorkTitle {...work} />
      </Title>
      {work.length && <Length length={work.length} />}
      <Details>
        {work.composer && !isBelowComposer && <Text text={work.composer} as="p" />}
        {work.subtitle && <Text text={work.subtitle} as="p" />}
        <Movements work={work} />
        {work.instrumentation && <Text text={work.instrumentation} as="p" />}
        {work.scoring && <Scoring>{work.scoring}</Scoring>}
        {work.notes && (
          <Notes>
            <Prose body={work.notes} />
          </Notes>
        )}
        {work.player && <Prose body={work.player} />}
        <WorkFacts work={work} />
      </Details>
      <RecordingLink work={work} />
    </WorkRow>
  );
}

/** A duration, which a `time` can hold only where it is exact. */
export function Length({ length: { iso, ...length } }: { readonly length: WorkLength }) {
  const words = <Spoken {...length} />;
  return <Duration>{iso ? <time dateTime={iso}>{words}</time> : words}</Duration>;
}

/** A link to the recording, or a text that says that there is none. */
function RecordingLink({ work: { audioVideo: address, title } }: ListedWorkProps) {
  const messages = useTexts<typeof texts>();
  const unavailable = messages['works.unavailable'];
  if (!address?.startsWith('https'))
    return unavailable ? <Text text={unavailable} as={Unavailable} /> : null;
  return (
    <Recording>
      <ListenLink href={address}>
        <TitledLabel label={messages['works.listen']} title={<Text text={title} />} />
        <Icon name="away" />
      </ListenLink>
    </Recording>
  );
}

const WorkRow = styled(Row)({
  gridTemplateColumns: '1fr auto',
  gridTemplateAreas: '"year length" "title title" "details details" "media media"',
  rowGap: space[2],
  columnGap: space[6],
  alignItems: 'baseline',
  [from.medium]: {
    // Wide enough for two years.
    gridTemplateColumns: '7.5rem minmax(0, 1fr) minmax(9rem, max-content)',
    gridTemplateRows: 'auto 1fr',
    gridTemplateAreas: '"year title length" "year details media"',
    columnGap: 0,
  },
});

const Year = styled.p({
  ...serifFigures,
  gridArea: 'year',
  paddingInlineEnd: space[3],
  fontSize: size.lead,
  fontVariantNumeric: 'lining-nums tabular-nums',
});

const Progress = styled(Small)({
  display: 'block',
  // Keeps two years together.
  textWrap: 'balance',
  fontFamily: font.text,
});

const Title = styled.h4({
  gridArea: 'title',
  fontSize: size.item,
  fontStyle: 'italic',
});

const Duration = styled.p({
  gridArea: 'length',
  textAlign: 'end',
  ...serifFigures,
  fontSize: size.lead,
});

const Details = styled.div({
  gridArea: 'details',
  maxInlineSize: space.measure,
  display: 'grid',
  gap: space[2],
});

const Scoring = styled(Small)({ fontVariantNumeric: 'lining-nums tabular-nums' });

const Notes = styled.div({ fontSize: size.small });

const Recording = styled.p({
  gridArea: 'media',
  [from.medium]: { textAlign: 'end', paddingInlineStart: space[6] },
});

const Unavailable = styled(Recording)({ ...labelStyle, color: colour.muted });

const ListenLink = styled(ExternalLink)({
  ...labelStyle,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  paddingBlock: space[1],
  color: colour.brass,
  textDecoration: 'none',
  '& svg': { fontSize: '1.15em', transition: `transform ${motion.hover} ${motion.ease}` },
  [when.hover]: { '&:hover svg': { transform: `scaleX(${forward}) translate(2px, -2px)` } },
});
