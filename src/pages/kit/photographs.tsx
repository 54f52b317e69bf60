import styled from '@emotion/styled';
import { Picture } from '../../ui/picture.tsx';
import { Small, Text } from '../../ui/text.tsx';
import { hrefTo } from '../../page/href.ts';
import { useTexts } from '../../ui/shell-context.tsx';
import type { KitProps, PhotographView } from './data.ts';
import { colour, from, space } from '../../theme/tokens.ts';
import { DownloadLink, KitSection } from './section.tsx';
import type { texts } from './texts.ts';

/** Print photographs with caption, credit and size. */
export function KitPhotographs({ kit: { photographs } }: KitProps) {
  const messages = useTexts<typeof texts>();
  return (
    <KitSection title={messages['kit.photographs']}>
      <PhotographGrid>
        {photographs.map((photograph) => (
          <PhotographDownload key={photograph.slug} photograph={photograph} />
        ))}
      </PhotographGrid>
    </KitSection>
  );
}

interface PhotographDownloadProps {
  readonly photograph: PhotographView;
}

function PhotographDownload({
  photograph: { sourceFile, image, alt, caption, creditText, file, sizeText },
}: PhotographDownloadProps) {
  const download = useTexts<typeof texts>()['kit.downloadPhotograph'];
  return (
    <PhotographFigure data-source-file={sourceFile}>
      <Thumbnail>
        <Picture
          picture={image}
          alt={alt}
          sizes="(min-width: 64em) 18rem, (min-width: 36em) 44vw, (min-width: 20em) 36vw, 92vw"
          placeholder={false}
        />
      </Thumbnail>
      <PhotographCaption>
        <Text text={caption} as="p" />
        {creditText && <Text text={creditText} as={Small} />}
        <Text text={sizeText} as={Small} />
        <Text
          text={download}
          as={DownloadLink}
          href={hrefTo(file)}
          download=""
          aria-label={`${download.value}: ${caption.value}`}
        />
      </PhotographCaption>
    </PhotographFigure>
  );
}

const PhotographGrid = styled.div({
  display: 'grid',
  gap: `${space[8]} ${space.gutter}`,
  [from.small]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [from.large]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});

// On phones the caption is next to the photograph, or wraps below it if text is large.
const PhotographFigure = styled.figure({
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

const PhotographCaption = styled.figcaption({
  flex: '2 1 8.5rem',
  [from.small]: { marginBlockStart: space[3] },
});
