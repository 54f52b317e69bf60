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

/** The titles of a work's movements, in one line unless `as` is set. */
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

/** The details of a work as sentences and lists, and its publisher, linked if that has an address. */
export function WorkDetails({ work }: WorkProps) {
  const messages = useTexts<typeof texts>();
  const { details, lists, publisher } = work;
  return (
    <>
      {withKeys(details).map(({ key, item: { label, text } }) => (
        <LabelledText key={key} label={label}>
          <Text text={text} />.
        </LabelledText>
      ))}
      <Premiere work={work} />
      {withKeys(lists).map(({ key, item: { label, items } }) => (
        <div key={key}>
          <Text text={label} as={Small} />
          <ul>
            {withKeys(items).map(({ key: itemKey, item }) => (
              <DashedItem key={itemKey} as="li">
                <Text text={item} />
              </DashedItem>
            ))}
          </ul>
        </div>
      ))}
      {publisher && (
        <LabelledText label={messages['works.publisher']}>
          {publisher.url ? (
            <ExternalLink href={publisher.url}>{publisher.name}</ExternalLink>
          ) : (
            publisher.name
          )}
          .
        </LabelledText>
      )}
    </>
  );
}

/** Date, venue and performers of a work's premiere. */
function Premiere({ work: { premiere } }: WorkProps) {
  const messages = useTexts<typeof texts>();
  if (!premiere) return null;
  const { date, venue, place, performers } = premiere;
  return (
    <LabelledText label={messages['works.premiere']}>
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
    </LabelledText>
  );
}

interface LabelledTextProps {
  readonly label: Localized | undefined;
  readonly children: ReactNode;
}

function LabelledText({ label, children }: LabelledTextProps) {
  return (
    <Small>
      {label && <Text text={label} />} {children}
    </Small>
  );
}

const DashedItem = styled(Small)({
  listStyle: '"–\u2002" outside',
  marginInlineStart: '1.2em',
});

const MovementList = styled.ul({
  fontSize: size.small,
  '& > li': { display: 'inline' },
  '& > li + li::before': { content: ['" · "', '" · " / " "'], color: colour.muted },
});
