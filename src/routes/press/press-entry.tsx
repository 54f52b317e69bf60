import styled from '@emotion/styled';
import { formatDate } from '../../components/format-date.ts';
import { Icon } from '../../components/icons.tsx';
import { usePage } from '../../components/page-context.tsx';
import { Picture } from '../../components/picture.tsx';
import { Text } from '../../components/text.tsx';
import type { PressItem } from '../../content/collections.ts';
import { colour, from, motion, size, space, when } from '../../theme/tokens.ts';
import { display, label } from '../../theme/type.ts';
import { PressLink } from './press-link.tsx';

interface PressEntryProps {
  readonly of: PressItem;
  /** Whether it opens the list, larger than the others. */
  readonly leading: boolean;
}

/** A piece of press coverage, headed by its title. */
export function PressEntry({ of: item, leading }: PressEntryProps) {
  return (
    <Entry $leading={leading}>
      <Photograph>
        <Picture
          of={item.image}
          alt={item.alt}
          sizes={leading ? leadingSizes : followingSizes}
          priority={leading}
        />
      </Photograph>
      <Words $leading={leading}>
        <Origin of={item} />
        <Text of={item.title} as={leading ? LeadingTitle : Title} />
        <Text of={item.summary} as={Summary} />
        <PressLink of={item} />
      </Words>
    </Entry>
  );
}

/** Who published it, as what, and when. */
function Origin({ of: { publication, type, date } }: { readonly of: PressItem }) {
  const { locale, messages } = usePage();
  return (
    <OriginLine>
      <Publication>{publication}</Publication>
      <Kind>
        {type !== 'article' && <Icon name={type === 'video' ? 'play' : 'radio'} />}
        <Text of={messages[`press.${type}`]} />
      </Kind>
      <time dateTime={date}>{formatDate(date, locale)}</time>
    </OriginLine>
  );
}

const leadingSizes = '(min-width: 80em) 44rem, (min-width: 64em) 54vw, 92vw';
const followingSizes = '(min-width: 80em) 25.5rem, (min-width: 48em) 31vw, 92vw';

const Entry = styled.article<{ $leading: boolean }>(({ $leading }) => ({
  display: 'grid',
  columnGap: space.gutter,
  rowGap: space[6],
  paddingBlock: `clamp(${space[8]}, 4vw, ${space[12]})`,
  [from.medium]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)' },
  ...($leading && {
    paddingBlockStart: 0,
    [from.medium]: {},
    [from.large]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
  }),
  [when.hover]: { '&:hover img': { filter: 'grayscale(0)' } },
  [when.print]: { breakInside: 'avoid' },
}));

const Photograph = styled.div({
  '& img': {
    inlineSize: '100%',
    aspectRatio: '3 / 2',
    objectFit: 'cover',
    filter: 'grayscale(1)',
    transition: `filter .6s ${motion.ease}`,
  },
});

const Words = styled.div<{ $leading: boolean }>(({ $leading }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: space[4],
  maxInlineSize: '44rem',
  ...($leading && { [from.large]: { justifyContent: 'end' } }),
}));

const OriginLine = styled.p({
  ...label,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[6],
  rowGap: space[1],
  color: colour.muted,
});

const Publication = styled.span({ color: colour.brass });

const Kind = styled.span({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  '& svg': { fontSize: '1.2em' },
});

const Title = styled.h2({ ...display, fontSize: size.item });

const LeadingTitle = styled(Title)({ fontSize: size.section });

const Summary = styled.p({ color: colour.muted, maxInlineSize: space.measure });
