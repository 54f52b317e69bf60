import styled from '@emotion/styled';
import type { Localized, Picture as PictureData } from '../content/schema/localized.ts';
import { hrefTo } from '../site/href.ts';
import { pictureFile, type PictureFormat } from '../site/picture-file.ts';

interface PictureProps {
  readonly of: PictureData;
  readonly alt: Localized | string;
  /** The width that the picture is laid out at, as the `sizes` attribute says it. */
  readonly sizes: string;
  /** Another picture in its place where a media condition holds. */
  readonly instead?: Variant | undefined;
  /** Whether the picture is what a visitor sees first, so that nothing may delay it. */
  readonly priority?: boolean;
  /** Whether its colours fill its place until it has loaded. */
  readonly placeholder?: boolean;
  /** The class of the image itself: the `picture` around it takes no part in the layout. */
  readonly className?: string;
}

/** A picture for some windows. `media` is a media condition. */
interface Variant {
  readonly of: PictureData;
  readonly sizes: string;
  readonly media: string;
}

/** A photograph in the best format and width for the visitor's browser and screen. */
export function Picture({
  of,
  alt,
  sizes,
  instead,
  priority,
  placeholder = true,
  className,
}: PictureProps) {
  const text = typeof alt === 'string' ? { value: alt } : alt;
  return (
    <Frame>
      {instead && <Sources {...instead} formats={['avif', 'webp', 'jpg']} />}
      <Sources of={of} sizes={sizes} formats={['avif', 'webp']} />
      <Image
        alt={text.value}
        lang={text.lang}
        className={className}
        width={of.width}
        height={of.height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? undefined : 'async'}
        sizes={sizes}
        srcSet={sourceSet(of, 'jpg')}
        src={pictureAddress(of, of.width, 'jpg')}
        $colours={placeholder ? of.placeholder : 'none'}
      />
    </Frame>
  );
}

interface SourcesProps extends Omit<Variant, 'media'> {
  readonly media?: string;
  readonly formats: readonly PictureFormat[];
}

function Sources({ of, sizes, media, formats }: SourcesProps) {
  return formats.map((format) => (
    <source
      key={format}
      media={media}
      type={types[format]}
      srcSet={sourceSet(of, format)}
      sizes={sizes}
      {...(media && { width: of.width, height: of.height })}
    />
  ));
}

const types = { avif: 'image/avif', webp: 'image/webp', jpg: undefined } as const;

/** A picture's files of one format, as the `srcset` attribute lists them. */
export function sourceSet(of: PictureData, format: PictureFormat): string {
  return of.widths.map((width) => `${pictureAddress(of, width, format)} ${width}w`).join(', ');
}

/** The address of one file of a picture, from the root of its host. */
export function pictureAddress(of: PictureData, at: number, format: PictureFormat): string {
  return hrefTo(`/${pictureFile(of, { at, format })}`);
}

/** How far a picture that covers the window may be stretched: nobody sees it, and it is half as many bytes on phones. */
const stretch = 1.2;

/**
 * The width at which a picture covers the window's width and a part of its height in hundredths, as `sizes` says it.
 * @example coverWidth({ width: 1920, height: 1080, … }, 100) // => 'max(83.3vw, 148.1vh)'
 */
export function coverWidth({ width, height }: PictureData, part: number): string {
  const vh = (part * width) / height;
  return `max(${(100 / stretch).toFixed(1)}vw, ${(vh / stretch).toFixed(1)}vh)`;
}

/**
 * The widths at which a picture covers a frame of some proportions (width by height), from those of the frame.
 * @example coverSizes({ width: 1920, height: 1080, … }, 4 / 3, '(min-width: 48em) 30vw, 90vw') // => '(min-width: 48em) 40.0vw, 120.0vw'
 */
export function coverSizes({ width, height }: PictureData, frame: number, sizes: string): string {
  const times = Math.max(1, width / height / frame);
  return sizes.replaceAll(
    /([\d.]+)(rem|vw)/g,
    (_, length: string, unit: string) => (Number(length) * times).toFixed(1) + unit,
  );
}

const Frame = styled.picture({ display: 'contents' });

const Image = styled.img<{ readonly $colours: string }>(
  { display: 'block', inlineSize: '100%', blockSize: 'auto' },
  ({ $colours }) => ({ background: $colours }),
);
