import styled from '@emotion/styled';
import { ButtonExternal } from '../components/button.tsx';
import { Container } from '../components/container.tsx';
import { FewFirst } from '../components/later.tsx';
import { PageHead } from '../components/page-head.tsx';
import { Pager } from '../components/pager.tsx';
import { Reveal } from '../components/reveal.tsx';
import { useShell } from '../components/shell-context.tsx';
import { Text } from '../components/text.tsx';
import type { PageData } from '../site/page-data/page-data.ts';
import { from, space } from '../theme/tokens.ts';
import { VideoPlayer } from './media/video-player.tsx';

/** The videos, and the way to the artist's video channel. */
export function Page({ title, content: { videos } }: PageData<'media'>) {
  const { messages, site } = useShell();
  return (
    <Container>
      <PageHead title={title}>
        <ButtonExternal href={site.videoChannel}>
          <Text of={messages['media.channelButton']} />
        </ButtonExternal>
      </PageHead>
      <Videos>
        <FewFirst first={1}>
          {videos.entries.map((video, index) => (
            <li key={video.slug}>
              <Reveal order={index % 2}>
                <VideoPlayer of={video} />
              </Reveal>
            </li>
          ))}
        </FewFirst>
      </Videos>
      <Pager path="media" of={videos} />
    </Container>
  );
}

const Videos = styled.ul({
  display: 'grid',
  columnGap: space.gutter,
  rowGap: `clamp(${space[12]}, 6vw, 5rem)`,
  [from.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
