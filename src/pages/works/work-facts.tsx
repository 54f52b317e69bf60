import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { ExternalLink } from '../../ui/link.tsx';
import { CommaSeparated, Small, Text } from '../../ui/text.tsx';
import { useTexts } from '../../ui/shell-context.tsx';
import type { Localized } from '../../content/fields/localized.ts';
import { withKeys } from '../../lists.ts';
import { colour, size } from '../../theme/tokens.ts';
import type { WorkView } from './data.ts';
import type { texts } from './texts.ts';

export interface WorkProps {
  readonly work: WorkView;
}

interface MovementsProps extends WorkProps {
  readonly as?: typeof MovementList;
}

/** The titles of a work's movements, in one line where nothing else is said. */
export function Movements({ work, as: List = MovementList }: MovementsProps) {
  const messages = useTexts<typeof texts>();
  const { movements } = work;
  if (!movements || movements.length === 0) return null;
  return (
    <List aria-label={messages['works.movements'].value}>
      {withKeys(movements).map(({ key, item }) => (
        <li key={key}>
          <Text text={item} />
        </li>
      ))}
    </List>
  );
}

/** What is known of a work in sentences and in lists, and who publishes it, as a link where that has an address. */
export function WorkFacts({ work }: WorkProps) {
  const messages = useTexts<typeof texts>();
  const { facts, lists, publisher } = work;
  return (
    <>
      {withKeys(facts).map(({ key, item: { label, text } }) => (
        <Labelled key={key} label={label}>
          <Text text={text} />.
        </Labelled>
      ))}
      <FirstPerformance work={work} />
      {withKeys(lists).map(({ key, item: { label, items } }) => (
        <div key={key}>
          <Text text={label} as={Small} />
          <ul>
            {withKeys(items).map(({ key: place, item }) => (
              <ListItem key={place} as="li">
                <Text text={item} />
              </ListItem>
            ))}
          </ul>
        </div>
      ))}
      {publisher && (
        <Labelled label={messages['works.publisher']}>
          {publisher.url ? (
            <ExternalLink href={publisher.url}>{publisher.name}</ExternalLink>
          ) : (
            publisher.name
          )}
          .
        </Labelled>
      )}
    </>
  );
}

/** Date, venue and performers of a work's premiere. */
function FirstPerformance({ work: { premiere } }: WorkProps) {
  const messages = useTexts<typeof texts>();
  if (!premiere) return null;
  const { date, venue, place, performers } = premiere;
  return (
    <Labelled label={messages['works.premiere']}>
      <CommaSeparated>
        {date && <time dateTime={date.value}>{date.text}</time>}
        {venue && <Text text={venue} />}
        {place && <Text text={place} />}
      </CommaSeparated>
      {(date || venue || place) && (performers ? '. ' : '.')}
      {performers && (
        <>
          <Text text={performers} />.
        </>
      )}
    </Labelled>
  );
}

interface LabelledProps {
  readonly label: Localized | undefined;
  readonly children: ReactNode;
}

function Labelled({ label, children }: LabelledProps) {
  return (
    <Small>
      {label && <Text text={label} />} {children}
    </Small>
  );
}

const ListItem = styled(Small)({
  listStyle: '"–\u2002" outside',
  marginInlineStart: '1.2em',
});

const MovementList = styled.ul({
  fontSize: size.small,
  '& > li': { display: 'inline' },
  '& > li + li::before': { content: ['" · "', '" · " / " "'], color: colour.muted },
});
