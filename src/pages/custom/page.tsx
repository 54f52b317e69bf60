import styled from '@emotion/styled';
import { fadeIn, Reveal } from '../../ui/entrance.tsx';
import { Container } from '../../ui/container.tsx';
import { PageHead, PageTitle } from '../../ui/page-head.tsx';
import { backdrop, cover, coverWidth, Picture } from '../../ui/picture.tsx';
import type { Localized, Picture as PictureData } from '../../content/fields/localized.ts';
import { Prose } from '../../ui/prose.tsx';
import { Text } from '../../ui/text.tsx';
import { colour, from, size, space, svh, when } from '../../theme/tokens.ts';
import { display } from '../../theme/type.ts';
import { languageProps } from '../../text/direction.ts';
import type { CustomPage } from './data.ts';

/** A page of one's own: a title, over a photograph where there is one, and a text. */
export function Page({ title, content }: CustomPage) {
  const { sourceFile, picture, alt, text, updated } = content;
  return (
    <>
      {picture && <Opening title={title} picture={picture} alt={alt ?? ''} />}
      <Container data-source-file={sourceFile}>
        {!picture && <PageHead title={title} />}
        <Reveal>
          <PageText>
            {text && <Prose body={text} />}
            {updated && (
              <Updated {...languageProps(updated.lang)}>
                <time dateTime={updated.date}>{updated.words}</time>
              </Updated>
            )}
          </PageText>
        </Reveal>
      </Container>
    </>
  );
}

interface OpeningProps {
  readonly title: Localized;
  readonly picture: PictureData;
  readonly alt: Localized | string;
}

/** A page's title, at the bottom of a photograph as wide as the window. */
function Opening({ title, picture, alt }: OpeningProps) {
  return (
    <Stage>
      <Backdrop>
        <Picture
          picture={picture}
          alt={alt}
          sizes={coverWidth(picture, height)}
          priority
          placeholder={false}
        />
      </Backdrop>
      <Container>
        <Text text={title} as={Title} />
      </Container>
    </Stage>
  );
}

const columns = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
  columnGap: space.gutter,
} as const;

// Styled by element: the text has no classes. On wide screens headings stand beside what is below them.
const PageText = styled.div({
  paddingBlock: `${space[8]} ${space[12]}`,
  '& h2': { ...display, fontSize: size.large },
  '& [data-prose] > h2': { marginBlockStart: space[12] },
  [from.medium]: {
    '& [data-prose]': { ...columns, alignItems: 'baseline', maxInlineSize: 'none' },
    '& [data-prose] > *': { gridColumn: 2, maxInlineSize: space.measure },
    '& [data-prose] > h2': { gridColumn: 1 },
    '& [data-prose] > h2 + *': { marginBlockStart: space[12] },
    // Their baseline would be that of the last caption.
    '& [data-prose] > :is([data-row], [data-sound])': { alignSelf: 'start' },
  },
});

const Updated = styled.p({
  marginBlockStart: space[12],
  color: colour.muted,
  fontSize: size.small,
  [from.medium]: { ...columns, '& > time': { gridColumn: 2 } },
});

/** In percent of the viewport's height. */
const height = 62;

const Stage = styled.div({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  alignItems: 'end',
  minBlockSize: `clamp(20rem, ${height} * ${svh}, 36rem)`,
  paddingBlock: `calc(${space.header} + ${space[12]}) ${space[12]}`,
  [when.short]: { minBlockSize: 0 },
});

const Backdrop = styled.div({
  ...backdrop,
  ...fadeIn(),
  '& img': { ...cover, objectPosition: '50% 30%' },
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: [
      `linear-gradient(to bottom, ${colour.veil}, ${colour.shade} 6rem, ${colour.clear} 16rem)`,
      `linear-gradient(to top, ${colour.ground} 3%, ${colour.shade} 32%, ${colour.clear} 64%)`,
    ].join(),
  },
});

const Title = styled(PageTitle)({ fontSize: size.hero });
