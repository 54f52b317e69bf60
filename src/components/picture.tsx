import styled from '@emotion/styled';
import type { Localized, Picture as PictureData } from '../content/schema/localized.ts';
import { hrefTo } from '../site/href.ts';
import { pictureFile, type PictureFormat } from '../site/picture-file.ts';

interface PictureProps {
  readonly of: PictureData;
  readonly alt: Localized | string;
  /** The width that the picture is laid out at, as the `sizes` attribute says it. */
  readonly sizes: string;
  /** Whether the picture is what a visitor sees first, so that nothing may delay it. */
  readonly priority?: boolean;
  /** Whether its colours fill its place until it has loaded. */
  readonly placeholder?: boolean;
  /** The class of the image itself: the `picture` around it takes no part in the layout. */
  readonly className?: string;
}

/** A photograph in the best format and width for the visitor's browser and screen. */
export function Picture({ of, alt, sizes, priority, placeholder = true, className }: PictureProps) {
  const text = typeof alt === 'string' ? { value: alt } : alt;
  return (
    <Frame>
      <source type="image/avif" srcSet={sourceSet(of, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={sourceSet(of, 'webp')} sizes={sizes} />
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

/** A picture's files of one format, as the `srcset` attribute lists them. */
export function sourceSet(of: PictureData, format: PictureFormat): string {
  return of.widths.map((width) => `${pictureAddress(of, width, format)} ${width}w`).join(', ');
}

/** The address of one file of a picture, from the root of its host. */
export function pictureAddress(of: PictureData, at: number, format: PictureFormat): string {
  return hrefTo(`/${pictureFile(of, { at, format })}`);
}

const Frame = styled.picture({ display: 'contents' });

const Image = styled.img<{ readonly $colours: string }>(
  { display: 'block', inlineSize: '100%', blockSize: 'auto' },
  ({ $colours }) => ({ background: $colours }),
);
