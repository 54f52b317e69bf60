// The pictures and the sounds of a body, and their styles by data attributes.
import type { ReactNode } from 'react';
import { localizeDuration } from '../text/format-duration.ts';
import type { Sound as SoundData, Picture } from '../content/fields/localized.ts';
import { pictureAttributes } from './picture-file.ts';
import { hrefIn, type LocaleContent } from '../page/locale-content.ts';
import { colour, font, size, space } from '../theme/tokens.ts';

/** Pictures side by side, or one by itself. */
export function FigureRow({ children }: { readonly children?: ReactNode }) {
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
  const row = beside.split(' ').map((name) => pictureOf(name, content));
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

/** A picture that is loaded when it comes near the window. */
export function LazyPicture({ picture, alt, sizes, content }: LazyPictureProps) {
  const { source, img } = pictureAttributes(picture, sizes, (address) => hrefIn(content, address));
  return (
    <picture>
      <source {...source} />
      <img alt={alt} loading="lazy" decoding="async" {...img} />
    </picture>
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
  const { iso, text: shown, spoken } = localizeDuration(sound, content.locale);
  return (
    <div data-sound="">
      <figure>
        <figcaption>
          {children}
          <time dateTime={iso}>
            <span aria-hidden="true">{shown}</span>
            <span data-hint="" lang={content.locale}>
              {spoken}
            </span>
          </time>
        </figcaption>
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- music has no words to caption */}
        <audio controls preload="none" src={hrefIn(content, sound.address)} aria-label={label} />
      </figure>
    </div>
  );
}

/** In `rem`: how high pictures are at least where some are side by side, and at most. */
const height = { least: 6, most: 34 } as const;

/**
 * The styles of the figures in a body: pictures of a row are as high as each other, and fill it together.
 * Flexible lengths that add up to less than 1 would leave a part of it empty.
 */
export function figureStyles(pictures: readonly string[], content: LocaleContent): string {
  const shapes = pictures.map((name) => {
    const picture = pictureOf(name, content);
    return `& [data-picture="${name}"]{--ratio:${ratioOf(picture).toFixed(3)};--colours:${picture.placeholder}}`;
  });
  return [...new Set(shapes), figures].join('');
}

const figures = `
& > :is([data-row], [data-sound], [data-video]) { margin-block: ${space[8]} }
& > :is([data-row], [data-sound], [data-video]):not(* + *) { margin-block-start: 0 }
& > :is([data-row], [data-sound], [data-video]):last-child { margin-block-end: 0 }
& [data-row] { display: flex; flex-wrap: wrap; gap: ${space[6]} ${space.seam} }
& [data-picture] {
  flex: calc(9 * var(--ratio)) 1 calc(var(--ratio) * ${height.least}rem);
  max-inline-size: calc(var(--ratio) * min(${height.most}rem, 85vh));
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

/** In `rem`: how wide a text is, and that of a narrow phone. */
const [text, phone] = [38, 20];

/** The layout width of a picture in a row of some, in the syntax of the `sizes` attribute. */
function sizesIn(row: readonly Picture[], picture: Picture): string {
  const [ratio, all] = [ratioOf(picture), row.reduce((sum, each) => sum + ratioOf(each), 0)];
  const widthIn = (room: number) =>
    Math.min(ratio * height.most, all * height.least > room ? room : (room * ratio) / all);
  return `(min-width: 48em) ${widthIn(text).toFixed(1)}rem, ${((widthIn(phone) / phone) * 92).toFixed(0)}vw`;
}

function ratioOf({ width, height: high }: Picture): number {
  return width / high;
}

/** A picture that a body names. Throws where there is none. */
export function pictureOf(name: string, { pictures }: LocaleContent): Picture {
  const found = pictures.get(name);
  if (!found) throw new Error(`There is no picture \`${name}\`.`);
  return found;
}
