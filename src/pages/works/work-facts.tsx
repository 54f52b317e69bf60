import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { ExternalLink } from '../../ui/link.tsx';
import { usePage } from '../../ui/page-context.tsx';
import { Text } from '../../ui/text.tsx';
import type { Localized } from '../../content/fields/localized.ts';
import { withKeys } from '../../site/lists.ts';
import { colour, size } from '../../theme/tokens.ts';
import type { BiographyPage } from '../biography/data.ts';
import type { WorksPage, WorkView } from './data.ts';

interface WorkProps {
  readonly work: WorkView;
}

/** The titles of a work's movements, in one line. */
export function Movements({ work: { movements } }: WorkProps) {
  const { messages } = useCatalogue();
  if (!movements || movements.length === 0) return null;
  return (
    <MovementList aria-label={messages['biography.movements'].value}>
      {withKeys(movements).map(({ key, item }) => (
        <li key={key}>
          <Text text={item} />
        </li>
      ))}
    </MovementList>
  );
}

/** Who wrote its words, commissioned it, and whom it is dedicated to. */
export function Credits({ work: { text, commissionedBy, dedicatedTo } }: WorkProps) {
  const { messages } = useCatalogue();
  const credits = [
    { label: messages['biography.words'], name: text },
    { label: messages['biography.commissionedBy'], name: commissionedBy },
    { label: messages['biography.dedicatedTo'], name: dedicatedTo },
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
export function FirstPerformance({ work: { premiere, premiereInWords } }: WorkProps) {
  const { messages } = useCatalogue();
  if (!premiere) return null;
  const { date, venue, place, performers } = premiere;
  return (
    <Labelled label={messages['biography.premiere']}>
      {premiereInWords && <time dateTime={date}>{premiereInWords}</time>}
      {premiereInWords && venue && ', '}
      {venue && <Text text={venue} />}
      {(premiereInWords || venue) && place && ', '}
      {place && <Text text={place} />}
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
export function Performances({ work: { performances } }: WorkProps) {
  const { messages } = useCatalogue();
  if (!performances || performances.length === 0) return null;
  return (
    <div>
      <Text text={messages['biography.performances']} as={Fact} />
      <ul>
        {withKeys(performances).map(({ key, item }) => (
          <Text key={key} text={item} as={Performance} />
        ))}
      </ul>
    </div>
  );
}

/** Who publishes a work, as a link where it has an address. */
export function Publisher({ work: { publisher } }: WorkProps) {
  const { messages } = useCatalogue();
  if (!publisher) return null;
  const { name, url } = publisher;
  return (
    <Labelled label={messages['biography.publisher']}>
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
    <Fact>
      <Text text={label} /> {children}
    </Fact>
  );
}

/** The page that shows the catalogue. */
export function useCatalogue() {
  return usePage<BiographyPage | WorksPage>('biography', 'works');
}

const Fact = styled.p({ color: colour.muted, fontSize: size.small });

const Performance = styled(Fact.withComponent('li'))({
  listStyle: '"–\u2002" outside',
  marginInlineStart: '1.2em',
});

const MovementList = styled.ul({
  fontSize: size.small,
  '& > li': { display: 'inline' },
  '& > li + li::before': { content: ['" · "', '" · " / " "'], color: colour.muted },
});
