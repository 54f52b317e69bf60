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
import { Movements, WorkDetails, type WorkProps } from './work-details.tsx';
import { WorkTitle } from './work-title.tsx';
import type { texts } from './texts.ts';

interface ListedWorkProps extends WorkProps {
  readonly work: ListedWork;
}

interface CatalogueEntryProps extends ListedWorkProps {
  /** Whether it is in a list below its composer’s name. */
  readonly isBelowComposer?: boolean;
}

/** A work as a row of the catalogue. */
export function CatalogueEntry({ work, isBelowComposer = false }: CatalogueEntryProps) {
  return (
    <CatalogueRow entry={work}>
      <WorkYears>
        <Text text={work.years} />
        {work.progress && (
          <WorkProgress as="span">
            <Text text={work.progress} />
          </WorkProgress>
        )}
      </WorkYears>
      <CatalogueTitle as={isBelowComposer ? 'h5' : 'h4'}>
        <WorkTitle {...work} />
      </CatalogueTitle>
      {work.length && <Length length={work.length} />}
      <CatalogueDetails>
        {work.composer && !isBelowComposer && <Text text={work.composer} as="p" />}
        {work.subtitle && <Text text={work.subtitle} as="p" />}
        <Movements work={work} />
        {work.instrumentation && <Text text={work.instrumentation} as="p" />}
        {work.scoring && <Scoring>{work.scoring}</Scoring>}
        {work.notes && (
          <WorkNotes>
            <Prose body={work.notes} />
          </WorkNotes>
        )}
        {work.player && <Prose body={work.player} />}
        <WorkDetails work={work} />
      </CatalogueDetails>
      <RecordingLink work={work} />
    </CatalogueRow>
  );
}

/** A duration, in a `time` element if it is exact. */
export function Length({ length: { iso, ...length } }: { readonly length: WorkLength }) {
  const text = <Spoken {...length} />;
  return <Duration>{iso ? <time dateTime={iso}>{text}</time> : text}</Duration>;
}

/** A link to the recording, or a text for works without one. */
function RecordingLink({ work: { audioVideo: address, title } }: ListedWorkProps) {
  const messages = useTexts<typeof texts>();
  const unavailable = messages['works.unavailable'];
  if (!address?.startsWith('https'))
    return unavailable ? <Text text={unavailable} as={UnavailableRecording} /> : null;
  return (
    <RecordingCell>
      <ListenLink href={address}>
        <TitledLabel label={messages['works.listen']} title={<Text text={title} />} />
        <Icon name="away" />
      </ListenLink>
    </RecordingCell>
  );
}

const CatalogueRow = styled(Row)({
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

const WorkYears = styled.p({
  ...serifFigures,
  gridArea: 'year',
  paddingInlineEnd: space[3],
  fontSize: size.lead,
  fontVariantNumeric: 'lining-nums tabular-nums',
});

const WorkProgress = styled(Small)({
  display: 'block',
  // Keeps two years together.
  textWrap: 'balance',
  fontFamily: font.text,
});

const CatalogueTitle = styled.h4({
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

const CatalogueDetails = styled.div({
  gridArea: 'details',
  maxInlineSize: space.measure,
  display: 'grid',
  gap: space[2],
});

const Scoring = styled(Small)({ fontVariantNumeric: 'lining-nums tabular-nums' });

const WorkNotes = styled.div({ fontSize: size.small });

const RecordingCell = styled.p({
  gridArea: 'media',
  [from.medium]: { textAlign: 'end', paddingInlineStart: space[6] },
});

const UnavailableRecording = styled(RecordingCell)({ ...labelStyle, color: colour.muted });

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
