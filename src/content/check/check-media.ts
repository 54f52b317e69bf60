// In: valid content. Out: problems with the pictures, sounds and fonts that it refers to: missing, unusable or too small.
import type { Image, ImageIndex } from '../images/index-images.ts';
import type { MediaIndex } from '../assets/index-media.ts';
import { mediaRefsIn, type MediaRef } from '../assets/media-refs.ts';
import { problemAt, type Issue } from '../report/locate.ts';
import { didYouMean } from '../../text/nearest.ts';
import type { Problem } from '../report/problem.ts';
import type { ContentFiles } from '../source/read-files.ts';
import type { Content } from '../fields/content.ts';
import type { Sound } from '../fields/localized.ts';
import { locateIssue } from './check-cross-file.ts';

/** The indexes of the files that content refers to, keyed by medium. */
export interface MediaIndexes {
  readonly image: ImageIndex;
  readonly sound: MediaIndex<Pick<Sound, 'seconds'>>;
  readonly font: MediaIndex<object>;
}

/**
 * Checks that the files exist that content refers to, that images are wide enough, and that sounds and fonts can be used.
 * Unusable images are reported at the image file instead.
 */
export function checkMedia(
  content: Content,
  contentFiles: ContentFiles,
  indexes: MediaIndexes,
): Problem[] {
  return mediaRefsIn(content, contentFiles.model.site).flatMap((mediaRef) => {
    const { kind, name } = mediaRef;
    const issue =
      missingIssue(mediaRef, contentFiles) ??
      (kind === 'image'
        ? smallIssue(mediaRef, indexes.image.files.get(name))
        : indexes[kind].issues.get(name));
    return issue ? problemsAtRef(mediaRef, issue, content, contentFiles) : [];
  });
}

function missingIssue({ kind, name }: MediaRef, contentFiles: ContentFiles): Issue | undefined {
  const folder = ({ image: 'images', sound: 'files', font: 'fonts' } as const)[kind];
  const names = contentFiles[folder];
  if (names.includes(name)) return undefined;
  return {
    code: `${kind}-missing`,
    message: `There is no ${kind} \`${name}\` in ${contentFiles.folder}/${folder}.`,
    hint: didYouMean(name, names) ?? 'Put the file there.',
  };
}

/** In pixels. */
const minWidths = { opening: 900, other: 320 } as const;

function smallIssue(
  { isOpening }: MediaRef,
  size: Pick<Image, 'width' | 'height'> | undefined,
): Issue | undefined {
  if (!size || size.width >= minWidths[isOpening ? 'opening' : 'other']) return undefined;
  return {
    code: 'image-small',
    severity: 'warning',
    message: `The picture has ${size.width} × ${size.height} pixels, which is too small to be sharp here.`,
    hint: 'Put the photograph there as it came from the camera, 1600 pixels wide or more.',
  };
}

/** The problem at a reference, which is in a field or in a body. */
function problemsAtRef(
  { file, place }: MediaRef,
  issue: Issue,
  { entries }: Pick<Content, 'entries'>,
  contentFiles: ContentFiles,
): Problem[] {
  if (!('start' in place)) return locateIssue({ file, path: place, ...issue }, contentFiles);
  const body = entries.find((entry) => entry.file === file)?.body;
  return body ? [problemAt(body, place, issue)] : [];
}
