import styled from '@emotion/styled';
import { Icon } from '../../components/icons.tsx';
import { useShell } from '../../components/shell-context.tsx';
import { Picture } from '../../components/picture.tsx';
import { Text } from '../../components/text.tsx';
import type { Picture as PictureData } from '../../content/schema/localized.ts';
import { colour, from, motion, size, space, when } from '../../theme/tokens.ts';
import { display, label } from '../../theme/type.ts';
import type { ListedItem } from '../../site/page-data/press.ts';
import { PressLink } from './press-link.tsx';

interface PressEntryProps {
  readonly of: ListedItem;
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
          sizes={sizes(item.image, leading)}
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
function Origin({ of: { publication, type, date, dateInWords } }: { readonly of: ListedItem }) {
  const { messages } = useShell();
  return (
    <OriginLine>
      <Publication>{publication}</Publication>
      <Kind>
        {type !== 'article' && <Icon name={type === 'video' ? 'play' : 'radio'} />}
        <Text of={messages[`press.${type}`]} />
      </Kind>
      <time dateTime={date}>{dateInWords}</time>
    </OriginLine>
  );
}

/** The `sizes` of a picture in its 3 : 2 frame, which a wider picture overlaps on both sides. */
function sizes({ width, height }: PictureData, leading: boolean): string {
  const overlap = Math.max(1, width / height / frame);
  const across = (length: number) => (length * overlap).toFixed(1);
  const [page, part] = leading
    ? [`${across(44)}rem`, `(min-width: 64em) ${across(54)}vw`]
    : [`${across(25.5)}rem`, `(min-width: 48em) ${across(29.5)}vw`];
  return `(min-width: 80em) ${page}, ${part}, ${across(91.7)}vw`;
}

const frame = 3 / 2;

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
    aspectRatio: String(frame),
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
