import { site } from 'virtual:content/site';
import styled from '@emotion/styled';
import { useLoaderData } from 'react-router-dom';
import { ButtonExternal } from '../components/button.tsx';
import { Container } from '../components/container.tsx';
import { FewFirst } from '../components/later.tsx';
import { Metadata } from '../components/metadata.tsx';
import { usePage } from '../components/page-context.tsx';
import { PageHead } from '../components/page-head.tsx';
import { Reveal } from '../components/reveal.tsx';
import { Text } from '../components/text.tsx';
import { from, space } from '../theme/tokens.ts';
import type { mediaData } from './data.ts';
import { VideoPlayer } from './media/video-player.tsx';

/** The videos, and the way to the artist's video channel. */
export function Component() {
  const { messages } = usePage();
  const { videos, description } = useLoaderData<Awaited<ReturnType<typeof mediaData>>>();
  const title = messages['nav.media'];
  return (
    <Container>
      <Metadata title={title.value} description={description.value} />
      <PageHead title={title}>
        <ButtonExternal href={site.videoChannel}>
          <Text of={messages['media.channelButton']} />
        </ButtonExternal>
      </PageHead>
      <Videos>
        <FewFirst first={1}>
          {videos.map((video, index) => (
            <li key={video.slug}>
              <Reveal order={index % 2}>
                <VideoPlayer of={video} />
              </Reveal>
            </li>
          ))}
        </FewFirst>
      </Videos>
    </Container>
  );
}

const Videos = styled.ul({
  display: 'grid',
  columnGap: space.gutter,
  rowGap: `clamp(${space[12]}, 6vw, 5rem)`,
  [from.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
