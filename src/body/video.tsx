import type { ReactNode } from 'react';
import type { LocaleContent } from '../page/locale-content.ts';
import { textAt } from '../page/messages.ts';
import { languageProps } from '../text/direction.ts';
import { coverDocument } from './cover-document.ts';
import { BodyLink } from './link.tsx';
import { playerAddress, playerFrameProps, autoplayAddress, watchAddress } from './video-service.ts';

/** The props of a video in compiled bodies; `children` are its title. */
export interface VideoProps {
  readonly id: string;
  readonly label: string;
  readonly children?: ReactNode;
}

/** A video whose player loads on demand, with a link to the video's page for browsers that block the player. */
export function Video({
  id,
  label,
  children,
  content,
}: VideoProps & { readonly content: LocaleContent }) {
  const { locale, messages } = content;
  const [play, watch] = [textAt('media.play', messages), textAt('media.watch', messages)];
  const cover = coverDocument({
    lang: locale,
    title: { value: label },
    play: play.value,
    player: autoplayAddress(id),
  });
  return (
    <div data-video="">
      <figure>
        <div>
          <p aria-hidden="true">{label}</p>
          {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the player is of another origin, and needs its scripts */}
          <iframe src={playerAddress(id)} srcDoc={cover} title={label} {...playerFrameProps} />
        </div>
        <figcaption>
          {children}
          <BodyLink href={watchAddress(id)} content={content}>
            <span {...languageProps(watch.lang)}>{watch.value}</span>
            <span data-hint="">: {label}</span>
          </BodyLink>
        </figcaption>
      </figure>
    </div>
  );
}
