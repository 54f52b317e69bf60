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
 * is for where it is blocked.
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
  const [frame, shown] = usePlayInPlace(cover);
  const Surface = poster ? Screen : PlateScreen;
  return (
    <article data-source-file={video.sourceFile}>
      <Surface>
        {!poster && <Plate text={title} ratio={16 / 6} />}
        <Frame
          ref={frame}
          src={playerAddress(id)}
          srcDoc={shown}
          title={title.value}
          {...languageProps(title.lang)}
          {...playerFrameProps}
        />
      </Surface>
      <Text text={title} as={Title} />
      <Text text={description} as={Description} />
      <TitledLink href={watchAddress(id)} label={messages['media.watch']} title={title} />
    </article>
  );
}

/**
 * The frame, and its cover, which stays what it was when the player took its place: in another language it would take the
 * player's place again.
 */
function usePlayInPlace(cover: string) {
  const ref = useRef<HTMLIFrameElement>(null);
  const [played, setPlayed] = useState<string>();
  const holdCover = useEffectEvent(() => setPlayed((before) => before ?? cover));
  useEffect(() => (ref.current ? playInPlace(ref.current, () => holdCover()) : undefined), []);
  return [ref, played ?? cover] as const;
}

// Padding instead of `aspect-ratio`: with that, WebKit adds a margin to the width.
const Screen = styled.div({
  position: 'relative',
  background: colour.raised,
  '&::before': { content: '""', display: 'block', paddingBlockStart: '56.25%' },
  [below.medium]: { marginInline: `calc(-1 * ${space.gutter})` },
});

// Below the frame, whose cover is clear and has its symbol in the upper third.
const PlateScreen = styled(Screen)({
  containerType: 'inline-size',
  '& > p': { position: 'absolute', inset: 'auto 0 0' },
  [when.hover]: { '&:hover > p': { color: colour.ivory } },
});

/** Hides covers until after the first paint, so that their posters don't delay it. */
const hideAtFirst = keyframes({ 'from, to': { display: 'none' } });

const Frame = styled.iframe({
  position: 'absolute',
  inset: 0,
  animation: `${hideAtFirst} .2s`,
  inlineSize: '100%',
  blockSize: '100%',
  border: 0,
});

// The seam between the screens is too narrow for the words below them.
const beforeSeam = { [from.medium]: { paddingInlineEnd: space.gutter } } as const;

const Title = styled.h2({
  marginBlock: `${space[4]} ${space[3]}`,
  fontSize: size.item,
  ...beforeSeam,
});

const Description = styled(Muted)(beforeSeam);
