import { Commas, Small, Text } from '../../../ui/text.tsx';
import { SiteLink } from '../../../ui/link.tsx';
import { useNow } from '../../../ui/use-hydrated.ts';
import { withKeys } from '../../../site/lists.ts';
import type { Localized } from '../../../content/fields/localized.ts';
import type { Mention, Mentions } from '../../../site/mentions.ts';
import { LinkList } from './work-links.tsx';

interface MentionListsProps {
  readonly mentions: Mentions;
  readonly builtAt: string;
}

/** Entries that name a work, then those of them that are over, the latest first. */
export function MentionLists({ mentions, builtAt }: MentionListsProps) {
  const { label, labelOver = label, items } = mentions;
  const now = useNow(builtAt);
  const isOver = ({ ends }: Mention) => ends !== undefined && Date.parse(ends) <= now;
  return (
    <>
      <MentionList label={label} items={items.filter((item) => !isOver(item))} />
      <MentionList label={labelOver} items={items.filter(isOver).reverse()} />
    </>
  );
}

interface MentionListProps {
  readonly label: Localized;
  readonly items: readonly Mention[];
}

function MentionList({ label, items }: MentionListProps) {
  if (items.length === 0) return null;
  return (
    <LinkList label={label}>
      {withKeys(items).map(({ key, item: { address, date, title, status, place } }) => (
        <li key={key}>
          <SiteLink to={address}>
            <span>
              {date && (
                <>
                  <time dateTime={date.value}>{date.words}</time> ·{' '}
                </>
              )}
              <Text text={title} />
              {status && (
                <>
                  {' '}
                  (<Text text={status} />)
                </>
              )}
            </span>
            <Small as="span">
              <Commas>
                {place.map((each) => (
                  <Text key={each.value} text={each} />
                ))}
              </Commas>
            </Small>
          </SiteLink>
        </li>
      ))}
    </LinkList>
  );
}
