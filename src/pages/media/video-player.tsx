import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { TitledLink } from '../../ui/link.tsx';
import { playInPlace } from '../../ui/play-in-place.ts';
import { useShell, useTexts } from '../../ui/shell-context.tsx';
import { Plate } from '../../ui/plate.tsx';
import { Muted, Text } from '../../ui/text.tsx';
import {
  playerAddress,
  playerFrameProps,
  autoplayAddress,
  watchAddress,
} from '../../body/video-service.ts';
import { below, colour, from, size, space, when } from '../../theme/tokens.ts';
import { coverHtml } from '../../body/cover.ts';
import { trustedHtml } from '../../ui/trusted-html.ts';
import { languageProps } from '../../text/direction.ts';
import type { VideoView } from './data.ts';
import type { texts } from './texts.ts';

interface VideoPlayerProps {
  readonly video: VideoView;
}

/**
 * A video with title, description and a link to it. The player loads when play is pressed, and plays in place; the link
 * works where the player is blocked.
 */
export function VideoPlayer({ video }: VideoPlayerProps) {
  const messages = useTexts<typeof texts>();
  const { id, poster, title, description } = video;
  const { locale } = useShell();
  const play = messages['media.play'].value;
  const cover = useMemo(
    () =>
      trustedHtml(coverHtml({ lang: locale, title, play, player: autoplayAddress(id), poster })),
    [locale, title, play, id, poster],
  );
  const [frame, coverDocument] = usePlayInPlace(cover);
  const Surface = poster ? VideoScreen : PlateScreen;
  return (
    <article data-source-file={video.sourceFile}>
      <Surface>
        {!poster && <Plate text={title} ratio={16 / 6} />}
        <PlayerFrame
          ref={frame}
          src={playerAddress(id)}
          srcDoc={coverDocument}
          title={title.value}
          {...languageProps(title.lang)}
          {...playerFrameProps}
        />
      </Surface>
      <Text text={title} as={VideoTitle} />
      <Text text={description} as={VideoDescription} />
      <TitledLink href={watchAddress(id)} label={messages['media.watch']} title={title} />
    </article>
  );
}

/**
 * The frame, and its cover, which no longer changes once the player has replaced it: a cover in another language would
 * replace the player.
 */
function usePlayInPlace(cover: string) {
  const ref = useRef<HTMLIFrameElement>(null);
  const [frozenCover, setFrozenCover] = useState<string>();
  const freezeCover = useEffectEvent(() => setFrozenCover((previous) => previous ?? cover));
  useEffect(() => (ref.current ? playInPlace(ref.current, () => freezeCover()) : undefined), []);
  return [ref, frozenCover ?? cover] as const;
}

// Padding, since WebKit adds the margin to the width of a box with `aspect-ratio`.
const VideoScreen = styled.div({
  position: 'relative',
  background: colour.raised,
  '&::before': { content: '""', display: 'block', paddingBlockStart: '56.25%' },
  [below.medium]: { marginInline: `calc(-1 * ${space.gutter})` },
});

// The title shows through the transparent cover, whose play icon is in the upper third.
const PlateScreen = styled(VideoScreen)({
  containerType: 'inline-size',
  '& > p': { position: 'absolute', inset: 'auto 0 0' },
  [when.hover]: { '&:hover > p': { color: colour.ivory } },
});

/** Hides covers until after the first paint, which their posters would delay. */
const hideBriefly = keyframes({ 'from, to': { display: 'none' } });

const PlayerFrame = styled.iframe({
  position: 'absolute',
  inset: 0,
  animation: `${hideBriefly} .2s`,
  inlineSize: '100%',
  blockSize: '100%',
  border: 0,
});

// The texts below the screens need more space between them than the seam.
const seamPadding = { [from.medium]: { paddingInlineEnd: space.gutter } } as const;

const VideoTitle = styled.h2({
  marginBlock: `${space[4]} ${space[3]}`,
  fontSize: size.item,
  ...seamPadding,
});

const VideoDescription = styled(Muted)(seamPadding);
