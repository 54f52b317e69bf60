import styled from '@emotion/styled';
import { ButtonExternal } from '../components/button.tsx';
import { Container } from '../components/container.tsx';
import { Deferred } from '../components/deferred.tsx';
import { PageHead } from '../components/page-head.tsx';
import { Pager } from '../components/pager.tsx';
import { Reveal } from '../components/reveal.tsx';
import { usePage } from '../components/page-context.tsx';
import { useShell } from '../components/shell-context.tsx';
import { Text } from '../components/text.tsx';
import type { PageData } from '../site/page-data/page-data.ts';
import { colour, from, size, space } from '../theme/tokens.ts';
import { display } from '../theme/type.ts';
import { VideoPlayer } from './media/video-player.tsx';

/** The videos, the first one large, and a link to the artist's video channel, where there is one. */
export function Page({ title, content: { videos } }: PageData<'media'>) {
  const { videoChannel } = useShell().site;
  const isLeading = videos.number === 1;
  const inPairs = videos.entries.length - Number(isLeading);
  const places = videos.entries.map((video, index) => (
    <Place key={video.slug} $isLeading={isLeading && index === 0}>
      <Reveal order={(index + 1) % 2}>
        <VideoPlayer of={video} isLeading={isLeading && index === 0} />
      </Reveal>
    </Place>
  ));
  const onFirstScreen = isLeading ? 1 : 2;
  return (
    <Container>
      <PageHead title={title} isQuiet={isLeading} />
      <Videos>
        {places.slice(0, onFirstScreen)}
        <Deferred>
          {places.slice(onFirstScreen)}
          {videoChannel && <Channel address={videoChannel} isWide={inPairs % 2 === 0} />}
        </Deferred>
      </Videos>
      <Pager path="media" of={videos} />
    </Container>
  );
}

interface ChannelProps {
  readonly address: string;
  /** Whether it spans the row. */
  readonly isWide: boolean;
}

/** A link to the video channel; it fills the cell that an odd number of videos leaves. */
function Channel({ address, isWide }: ChannelProps) {
  const { messages } = usePage('media');
  return (
    <More $isWide={isWide}>
      <Reveal order={1}>
        <Text of={messages['media.lead']} as={Words} />
        <ButtonExternal href={address}>
          <Text of={messages['media.channelButton']} />
        </ButtonExternal>
      </Reveal>
    </More>
  );
}

const Videos = styled.ul({
  display: 'grid',
  columnGap: space.gutter,
  rowGap: `clamp(${space[12]}, 6vw, 5rem)`,
  [from.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

const Place = styled.li<{ $isLeading: boolean }>(
  ({ $isLeading }) => $isLeading && { gridColumn: '1 / -1' },
);

const More = styled.li<{ $isWide: boolean }>(({ $isWide }) => ({
  display: 'flex',
  alignItems: 'center',
  paddingBlock: space[8],
  borderBlock: `1px solid ${colour.line}`,
  [from.medium]: $isWide
    ? { gridColumn: '1 / -1' }
    : { paddingInlineStart: `clamp(0px, 4vw, ${space[16]})` },
}));

const Words = styled.p({
  ...display,
  maxInlineSize: '14em',
  marginBlockEnd: space[8],
  fontSize: size.large,
});
