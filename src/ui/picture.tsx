import type { CSSObject } from '@emotion/react';
import styled from '@emotion/styled';
import type { Localized, Picture as PictureData } from '../content/fields/localized.ts';
import { hrefTo } from '../page/href.ts';
import { pictureAttributes } from '../body/picture-file.ts';
import { languageProps } from '../text/direction.ts';

interface PictureProps {
  readonly picture: PictureData;
  readonly alt: Localized | string;
  /** The layout width, in the syntax of the `sizes` attribute. */
  readonly sizes: string;
  /** Art direction: another picture if a media condition matches. */
  readonly alternative?: Variant | undefined;
  /** Whether it is above the fold: loads eagerly, with high priority. */
  readonly priority?: boolean;
  /** Whether to show a placeholder of its colours until it has loaded. */
  readonly placeholder?: boolean;
}

/** An alternative picture. `media` is a media condition. */
interface Variant {
  readonly picture: PictureData;
  readonly sizes: string;
  readonly media: string;
}

/** A responsive photograph in AVIF and JPEG. */
export function Picture({
  picture,
  alt,
  sizes,
  alternative,
  priority,
  placeholder = true,
}: PictureProps) {
  const text = typeof alt === 'string' ? { value: alt } : alt;
  const { source, img } = pictureAttributes(picture, sizes, hrefTo);
  return (
    <PictureElement>
      {alternative && <VariantSources {...alternative} />}
      <source {...source} />
      <Image
        alt={text.value}
        {...languageProps(text.lang)}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? undefined : 'async'}
        {...img}
        $colours={placeholder ? picture.placeholder : 'none'}
        $focus={{
          ...focusIn(alternative ? `not all and ${alternative.media}` : 'all', picture),
          ...(alternative && focusIn(alternative.media, alternative.picture)),
        }}
      />
    </PictureElement>
  );
}

function VariantSources({ picture, sizes, media }: Variant) {
  const { source, img } = pictureAttributes(picture, sizes, hrefTo);
  const { width, height, srcSet } = img;
  return (
    <>
      <source media={media} {...source} width={width} height={height} />
      <source media={media} width={width} height={height} sizes={sizes} srcSet={srcSet} />
    </>
  );
}

/** The factor by which a picture that covers the viewport may be upscaled: imperceptible, and half the bytes on phones. */
const upscaling = 1.2;

/**
 * The width at which a picture covers the viewport's width and `heightPercent` of its height, in the syntax of `sizes`.
 * @example coverWidth({ width: 1920, height: 1080, … }, 100) // => 'max(83.3vw, 148.1vh)'
 */
export function coverWidth({ width, height }: PictureData, heightPercent: number): string {
  const vh = (heightPercent * width) / height;
  return `max(${(100 / upscaling).toFixed(1)}vw, ${(vh / upscaling).toFixed(1)}vh)`;
}

/** Styles of an image that fills the height of its parent, cropped. */
export const cover = { blockSize: '100%', objectFit: 'cover' } as const;

const PictureElement = styled.picture({ display: 'contents' });

/** The `object-position` of a cropped picture; `&&` gives it precedence over the styles of the page. */
function focusIn(media: string, { focus }: PictureData): CSSObject {
  return focus ? { [`@media ${media}`]: { '&&': { objectPosition: focus } } } : {};
}

interface ImageProps {
  readonly $colours: string;
  readonly $focus: CSSObject;
}

const Image = styled.img<ImageProps>(({ $colours, $focus }) => ({
  inlineSize: '100%',
  background: $colours,
  ...$focus,
}));
