// The pictures and the sounds of a body, which figure-styles.ts styles by their data attributes.
import type { ReactNode } from 'react';
import { formatDuration, isoDuration, spellDuration } from '../text/format-duration.ts';
import type { Format } from '../content/images/settings.ts';
import type { Sound as SoundData } from '../content/fields/localized.ts';
import { pictureFile } from './picture-file.ts';
import { pictureOf, sizesIn } from './figure-styles.ts';
import { hrefIn, type LocaleContent } from './locale-content.ts';

/** Pictures side by side, or one by itself. */
export function Row({ children }: { readonly children?: ReactNode }) {
  return <div data-row="">{children}</div>;
}

/** What the compiler of bodies knows of a picture; `beside` are the names of its row. */
export interface FigureProps {
  readonly file: string;
  readonly alt: string;
  readonly beside: string;
  readonly children?: ReactNode;
}

/** A picture with its caption. */
export function Figure({
  file,
  alt,
  beside,
  children,
  content,
}: FigureProps & { readonly content: LocaleContent }) {
  const picture = pictureOf(file, content);
  const hrefOf = (address: string) => hrefIn(content, address);
  const sourceSet = (format: Format) =>
    picture.widths
      .map((at) => `${hrefOf(`/${pictureFile(picture, { at, format })}`)} ${at}w`)
      .join(', ');
  const row = beside.split(' ').map((name) => pictureOf(name, content));
  const sizes = sizesIn(row, picture);
  const sources = (['avif', 'webp'] as const).map((format) => (
    <source key={format} type={`image/${format}`} srcSet={sourceSet(format)} sizes={sizes} />
  ));
  return (
    <figure data-picture={file}>
      <picture>
        {sources}
        <img
          src={hrefOf(`/${pictureFile(picture)}`)}
          srcSet={sourceSet('jpg')}
          sizes={sizes}
          width={picture.width}
          height={picture.height}
          alt={alt}
          loading="lazy"
          decoding="async"
        />
      </picture>
      {children && <figcaption>{children}</figcaption>}
    </figure>
  );
}

/** What the compiler of bodies knows of a sound; `children` are its title. */
export interface SoundProps {
  readonly file: string;
  readonly label: string;
  readonly children?: ReactNode;
}

/** A sound of content/files. */
export function Sound({
  file,
  content,
  ...rest
}: SoundProps & { readonly content: LocaleContent }) {
  const found = content.sounds.get(file);
  if (!found) throw new Error(`There is no sound \`${file}\`.`);
  return <SoundFigure sound={found} content={content} {...rest} />;
}

interface SoundFigureProps extends Omit<SoundProps, 'file'> {
  readonly sound: SoundData;
  readonly content: LocaleContent;
}

/** A sound in the browser's own player, which asks for nothing until it is played, and can't know the length before. */
export function SoundFigure({ sound, label, children, content }: SoundFigureProps) {
  return (
    <div data-sound="">
      <figure>
        <figcaption>
          {children}
          <time dateTime={isoDuration(sound)}>
            <span aria-hidden="true">{formatDuration(sound)}</span>
            <span data-hint="" lang={content.locale}>
              {spellDuration(sound, content.locale)}
            </span>
          </time>
        </figcaption>
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- music has no words to caption */}
        <audio controls preload="none" src={hrefIn(content, sound.address)} aria-label={label} />
      </figure>
    </div>
  );
}
