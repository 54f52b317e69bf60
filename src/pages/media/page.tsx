import styled from '@emotion/styled';
import { ExternalButtonLink } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { Deferred } from '../../ui/deferred.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Reveal } from '../../ui/entrance.tsx';
import { useShell, useTexts } from '../../ui/shell-context.tsx';
import { Text } from '../../ui/text.tsx';
import { twoColumns } from '../../theme/layout.ts';
import { from, size, space } from '../../theme/tokens.ts';
import { displayStyle } from '../../theme/type.ts';
import { VideoPlayer } from './video-player.tsx';
import type { MediaPage } from './data.ts';
import type { texts } from './texts.ts';

/** A grid of videos, and a link to the artist's video channel, if any. */
export function Page({ title, content: { videos } }: MediaPage) {
  const { videoChannel } = useShell().site;
  const listItems = videos.entries.map((video, index) => (
    <li key={video.slug}>
      <Reveal order={index % 2}>
        <VideoPlayer video={video} />
      </Reveal>
    </li>
  ));
  return (
    <Container>
      <PageHead title={title} isHalved>
        {videoChannel && <VideoChannel address={videoChannel} />}
      </PageHead>
      <VideoGrid>
        {listItems.slice(0, firstScreenCount)}
        <Deferred>{listItems.slice(firstScreenCount)}</Deferred>
      </VideoGrid>
      <Pager path="media" list={videos} />
    </Container>
  );
}

const firstScreenCount = 2;

interface VideoChannelProps {
  readonly address: string;
}

/** A link to the video channel. */
function VideoChannel({ address }: VideoChannelProps) {
  const messages = useTexts<typeof texts>();
  return (
    <>
      {messages['media.lead'] && <Text text={messages['media.lead']} as={ChannelLead} />}
      <ExternalButtonLink href={address}>
        <Text text={messages['media.channelButton']} />
      </ExternalButtonLink>
    </>
  );
}

// A wall of screens with a thin seam between them. On phones they reach from edge to edge.
const VideoGrid = styled.ul({
  display: 'grid',
  columnGap: space.seam,
  rowGap: `clamp(${space[12]}, 6vw, 5rem)`,
  [from.medium]: { gridTemplateColumns: twoColumns(1, 1) },
});

const ChannelLead = styled.p({
  ...displayStyle,
  maxInlineSize: '13em',
  [from.medium]: { maxInlineSize: '16em' },
  marginBlockEnd: space[6],
  fontSize: size.item,
});
