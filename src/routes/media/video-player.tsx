import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { useMemo } from 'react';
import { Later } from '../../components/later.tsx';
import { useShell } from '../../components/shell-context.tsx';
import { Text } from '../../components/text.tsx';
import type { Video } from '../../content/schema/collections.ts';
import { playerAddress } from '../../site/video-service.ts';
import { colour, size, space, when } from '../../theme/tokens.ts';
import { display } from '../../theme/type.ts';
import { coverHtml } from './cover.ts';
import { trustedHtml } from '../../components/trusted-html.ts';

interface VideoPlayerProps {
  readonly of: Video;
}

/** A video headed by its title. Its player is asked for when play is pressed, and plays in place. */
export function VideoPlayer({ of: { id, poster, title, description } }: VideoPlayerProps) {
  const { locale, messages } = useShell();
  const player = playerAddress(id);
  const lang = title.lang ?? locale;
  const play = messages['media.play'].value;
  const cover = useMemo(
    () =>
      trustedHtml(
        coverHtml({ lang, title: title.value, play, player: `${player}?autoplay=1`, poster }),
      ),
    [lang, title.value, play, player, poster],
  );
  return (
    <Video>
      <Screen>
        <Later>
          <Frame
            src={player}
            srcDoc={cover}
            title={title.value}
            lang={title.lang}
            loading="lazy"
            referrerPolicy="strict-origin-when-cross-origin"
            allow="autoplay; encrypted-media; picture-in-picture"
            allowFullScreen
          />
        </Later>
      </Screen>
      <Text of={title} as={Title} />
      <Text of={description} as={Description} />
    </Video>
  );
}

const Video = styled.article({ display: 'grid', alignContent: 'start', gap: space[3] });

const Screen = styled.div({
  aspectRatio: '16 / 9',
  background: colour.raised,
  marginBlockEnd: space[2],
  [when.print]: { display: 'none' },
});

/** Before the page's first paint no cover is in sight, so that none of their pictures delays it. */
const wait = keyframes({ 'from, to': { display: 'none' } });

const Frame = styled.iframe({
  display: 'block',
  animation: `${wait} .2s`,
  inlineSize: '100%',
  blockSize: '100%',
  border: 0,
});

const Title = styled.h2({ ...display, fontSize: size.item });

const Description = styled.p({ maxInlineSize: space.measure, color: colour.muted });
