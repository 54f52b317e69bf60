import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { ExternalLink } from '../../ui/link.tsx';
import { Commas, Small, Text } from '../../ui/text.tsx';
import type { Localized } from '../../content/fields/localized.ts';
import { withKeys } from '../../site/lists.ts';
import { colour, size } from '../../theme/tokens.ts';
import type { WorksPage, WorkView } from './data.ts';

export interface WorkProps extends Pick<WorksPage, 'messages'> {
  readonly work: WorkView;
}

/** The titles of a work's movements, in one line. */
export function Movements({ messages, work: { movements } }: WorkProps) {
  if (!movements || movements.length === 0) return null;
  return (
    <MovementList aria-label={messages['works.movements'].value}>
      {withKeys(movements).map(({ key, item }) => (
        <li key={key}>
          <Text text={item} />
        </li>
      ))}
    </MovementList>
  );
}

/** Who wrote its words, commissioned it, and whom it is dedicated to. */
export function Credits({ messages, work: { text, commissionedBy, dedicatedTo } }: WorkProps) {
  const credits = [
    { label: messages['works.words'], name: text },
    { label: messages['works.commissionedBy'], name: commissionedBy },
    { label: messages['works.dedicatedTo'], name: dedicatedTo },
  ];
  return credits.map(
    ({ label, name }) =>
      name && (
        <Labelled key={label.value} label={label}>
          <Text text={name} />.
        </Labelled>
      ),
  );
}

/** Date, venue and performers of a work's premiere. */
export function FirstPerformance({ messages, work: { premiere, premiereInWords } }: WorkProps) {
  if (!premiere) return null;
  const { date, venue, place, performers } = premiere;
  return (
    <Labelled label={messages['works.premiere']}>
      <Commas>
        {premiereInWords && <time dateTime={date}>{premiereInWords}</time>}
        {venue && <Text text={venue} />}
        {place && <Text text={place} />}
      </Commas>
      {(premiereInWords || venue || place) && (performers ? '. ' : '.')}
      {performers && (
        <>
          <Text text={performers} />.
        </>
      )}
    </Labelled>
  );
}

/** Further performances of a work. */
export function Performances({ messages, work: { performances } }: WorkProps) {
  if (!performances || performances.length === 0) return null;
  return (
    <div>
      <Text text={messages['works.performances']} as={Small} />
      <ul>
        {withKeys(performances).map(({ key, item }) => (
          <Text key={key} text={item} as={Performance} />
        ))}
      </ul>
    </div>
  );
}

/** Who publishes a work, as a link where it has an address. */
export function Publisher({ messages, work: { publisher } }: WorkProps) {
  if (!publisher) return null;
  const { name, url } = publisher;
  return (
    <Labelled label={messages['works.publisher']}>
      {url ? <ExternalLink href={url}>{name}</ExternalLink> : name}.
    </Labelled>
  );
}

interface LabelledProps {
  readonly label: Localized;
  readonly children: ReactNode;
}

function Labelled({ label, children }: LabelledProps) {
  return (
    <Small>
      <Text text={label} /> {children}
    </Small>
  );
}

const Performance = styled(Small.withComponent('li'))({
  listStyle: '"–\u2002" outside',
  marginInlineStart: '1.2em',
});

const MovementList = styled.ul({
  fontSize: size.small,
  '& > li': { display: 'inline' },
  '& > li + li::before': { content: ['" · "', '" · " / " "'], color: colour.muted },
});
