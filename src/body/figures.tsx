// The pictures and sounds of a body, styled by data attributes.
import type { ReactNode } from 'react';
import { localizeDuration } from '../text/format-duration.ts';
import type { Sound as SoundData, Picture } from '../content/fields/localized.ts';
import { pictureAttributes } from './picture-file.ts';
import { hrefIn, type LocaleContent } from '../page/locale-content.ts';
import { colour, font, size, space } from '../theme/tokens.ts';

/** One or more pictures in a row. */
export function FigureRow({ children }: { readonly children?: ReactNode }) {
  return <div data-row="">{children}</div>;
}

/** The props of a picture in compiled bodies; `row` are the file names of the pictures in its row. */
export interface FigureProps {
  readonly file: string;
  readonly alt: string;
  readonly row: string;
  readonly children?: ReactNode;
}

/** A picture with its caption. */
export function Figure({
  file,
  alt,
  row: names,
  children,
  content,
}: FigureProps & { readonly content: LocaleContent }) {
  const picture = pictureOf(file, content);
  const row = names.split(' ').map((name) => pictureOf(name, content));
  return (
    <figure data-picture={file}>
      <LazyPicture picture={picture} alt={alt} sizes={sizesIn(row, picture)} content={content} />
      {children && <figcaption>{children}</figcaption>}
    </figure>
  );
}

interface LazyPictureProps {
  readonly picture: Picture;
  readonly alt: string;
  readonly sizes: string;
  readonly content: LocaleContent;
}

/** A picture that is loaded lazily. */
export function LazyPicture({ picture, alt, sizes, content }: LazyPictureProps) {
  const { source, img } = pictureAttributes(picture, sizes, (address) => hrefIn(content, address));
  return (
    <picture>
      <source {...source} />
      <img alt={alt} loading="lazy" decoding="async" {...img} />
    </picture>
  );
}

/** The props of a sound in compiled bodies; `children` are its title. */
export interface SoundProps {
  readonly file: string;
  readonly label: string;
  readonly children?: ReactNode;
}

/** A sound in `content/files`. */
export function Sound({
  file,
  content,
  ...rest
}: SoundProps & { readonly content: LocaleContent }) {
  const sound = content.sounds.get(file);
  if (!sound) throw new Error(`There is no sound \`${file}\`.`);
  return <SoundFigure sound={sound} content={content} {...rest} />;
}

interface SoundFigureProps extends Omit<SoundProps, 'file'> {
  readonly sound: SoundData;
  readonly content: LocaleContent;
}

/** A sound in the browser's player. It loads nothing before playback, so the duration is shown as text. */
export function SoundFigure({ sound, label, children, content }: SoundFigureProps) {
  const duration = localizeDuration(sound, content.locale);
  return (
    <div data-sound="">
      <figure>
        <figcaption>
          {children}
          <time dateTime={duration.iso}>
            <span aria-hidden="true">{duration.text}</span>
            <span data-hint="" lang={content.locale}>
              {duration.spoken}
            </span>
          </time>
        </figcaption>
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- music has no words to caption */}
        <audio controls preload="none" src={hrefIn(content, sound.address)} aria-label={label} />
      </figure>
    </div>
  );
}

/** The heights of pictures in `rem`; the minimum applies to rows of several. */
const height = { min: 6, max: 34 } as const;

/**
 * The styles of the figures in a body: the pictures of a row fill it at equal heights. Flex factors are multiplied, because
 * a sum below 1 would leave a part of the row empty.
 */
export function figureStyles(pictures: readonly string[], content: LocaleContent): string {
  const pictureRules = pictures.map((name) => {
    const picture = pictureOf(name, content);
    return `& [data-picture="${name}"]{--ratio:${ratioOf(picture).toFixed(3)};--colours:${picture.placeholder}}`;
  });
  return [...new Set(pictureRules), figureRules].join('');
}

const figureRules = `
& > :is([data-row], [data-sound], [data-video]) { margin-block: ${space[8]} }
& > :is([data-row], [data-sound], [data-video]):not(* + *) { margin-block-start: 0 }
& > :is([data-row], [data-sound], [data-video]):last-child { margin-block-end: 0 }
& [data-row] { display: flex; flex-wrap: wrap; gap: ${space[6]} ${space.seam} }
& [data-picture] {
  flex: calc(9 * var(--ratio)) 1 calc(var(--ratio) * ${height.min}rem);
  max-inline-size: calc(var(--ratio) * min(${height.max}rem, 85vh));
}
& img { inline-size: 100%; background: var(--colours) }
& audio { display: block; inline-size: 100% }
& [data-row] figcaption { margin-block-start: ${space[2]} }
& :is([data-row], [data-sound], [data-video]) figcaption { color: ${colour.muted}; font-size: ${size.small}; line-height: 1.5 }
& :is([data-sound], [data-video]) figcaption { display: flex; justify-content: space-between; gap: ${space[4]}; margin-block-end: ${space[2]} }
& [data-sound] time { white-space: nowrap }
& [data-video] figure > div { position: relative; margin-block-end: ${space[2]}; padding-block-start: 56.25%; background: ${colour.raised} }
& [data-video] figure > div > p { position: absolute; inset: 0; display: grid; align-content: end; padding: 7%; color: ${colour.muted}; font-family: ${font.display}; font-size: ${size.large}; font-weight: 500; line-height: 1.1 }
& iframe { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; border: 0 }
@media print { & audio { display: none } }
`.replaceAll(/\s*\n\s*/g, '');

/** The widths of a text in `rem`: on wide screens, and on a narrow phone. */
const textWidth = { wide: 38, phone: 20 } as const;

/** The layout width of a picture in a row, in the syntax of the `sizes` attribute. */
function sizesIn(row: readonly Picture[], picture: Picture): string {
  const ratio = ratioOf(picture);
  const rowRatio = row.reduce((sum, sibling) => sum + ratioOf(sibling), 0);
  const widthIn = (available: number) => {
    const isStacked = rowRatio * height.min > available;
    return Math.min(ratio * height.max, isStacked ? available : (available * ratio) / rowRatio);
  };
  const { wide, phone } = textWidth;
  return `(min-width: 48em) ${widthIn(wide).toFixed(1)}rem, ${((widthIn(phone) / phone) * 92).toFixed(0)}vw`;
}

function ratioOf(picture: Picture): number {
  return picture.width / picture.height;
}

/** The picture of a file name. Throws if it doesn't exist. */
export function pictureOf(name: string, { pictures }: LocaleContent): Picture {
  const picture = pictures.get(name);
  if (!picture) throw new Error(`There is no picture \`${name}\`.`);
  return picture;
}
