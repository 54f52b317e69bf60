import styled from '@emotion/styled';
import { Picture } from '../../ui/picture.tsx';
import { Small, Text } from '../../ui/text.tsx';
import { hrefTo } from '../../page/href.ts';
import { useTexts } from '../../ui/shell-context.tsx';
import type { KitProps, PrintedPhotograph } from './data.ts';
import { colour, from, space } from '../../theme/tokens.ts';
import { DownloadLink, KitSection } from './section.tsx';
import type { texts } from './texts.ts';

/** Print photographs with caption, credit and size. */
export function KitPhotographs({ kit: { photographs } }: KitProps) {
  const messages = useTexts<typeof texts>();
  return (
    <KitSection title={messages['kit.photographs']}>
      <Grid>
        {photographs.map((photograph) => (
          <Photograph key={photograph.slug} photograph={photograph} />
        ))}
      </Grid>
    </KitSection>
  );
}

interface PhotographProps {
  readonly photograph: PrintedPhotograph;
}

function Photograph({
  photograph: { sourceFile, image, alt, caption, creditInWords, file, sizeInWords },
}: PhotographProps) {
  const download = useTexts<typeof texts>()['kit.downloadPhotograph'];
  return (
    <Figure data-source-file={sourceFile}>
      <Thumbnail>
        <Picture
          picture={image}
          alt={alt}
          sizes="(min-width: 64em) 18rem, (min-width: 36em) 44vw, (min-width: 20em) 36vw, 92vw"
          placeholder={false}
        />
      </Thumbnail>
      <Caption>
        <Text text={caption} as="p" />
        {creditInWords && <Text text={creditInWords} as={Small} />}
        <Text text={sizeInWords} as={Small} />
        <Text
          text={download}
          as={DownloadLink}
          href={hrefTo(file)}
          download=""
          aria-label={`${download.value}: ${caption.value}`}
        />
      </Caption>
    </Figure>
  );
}

const Grid = styled.div({
  display: 'grid',
  gap: `${space[8]} ${space.gutter}`,
  [from.small]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [from.large]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});

// On phones the caption is beside the photograph, or wraps below it where text is large.
const Figure = styled.figure({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: space[4],
  [from.small]: { display: 'block' },
});

// Uncropped: presenters choose by aspect ratio.
const Thumbnail = styled.div({
  flex: '1 1 6.5rem',
  aspectRatio: '1',
  background: colour.raised,
  '& img': { blockSize: '100%', objectFit: 'contain' },
});

const Caption = styled.figcaption({
  flex: '2 1 8.5rem',
  [from.small]: { marginBlockStart: space[3] },
});
