// In: valid content. Out: the pictures, sounds and fonts that it names and that aren't there, or not fit for their places.
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

/** The indexes of the files that content names, by their kinds. */
export interface MediaIndexes {
  readonly image: ImageIndex;
  readonly sound: MediaIndex<Pick<Sound, 'seconds'>>;
  readonly font: MediaIndex<object>;
}

/**
 * Checks that the files exist that content names, that images are wide enough for their places, and that the others can be
 * used: the issues of images are reported at their files.
 */
export function checkMedia(
  content: Content,
  reading: ContentFiles,
  indexes: MediaIndexes,
): Problem[] {
  return mediaRefsIn(content, reading.model.site).flatMap((medium) => {
    const { kind, name } = medium;
    const issue =
      missingIssue(medium, reading) ??
      (kind === 'image'
        ? smallIssue(medium, indexes.image.files.get(name))
        : indexes[kind].issues.get(name));
    return issue ? atPlace(medium, issue, content, reading) : [];
  });
}

function missingIssue({ kind, name }: MediaRef, reading: ContentFiles): Issue | undefined {
  const folder = ({ image: 'images', sound: 'files', font: 'fonts' } as const)[kind];
  const all = reading[folder];
  if (all.includes(name)) return undefined;
  return {
    code: `${kind}-missing`,
    message: `There is no ${kind} \`${name}\` in ${reading.folder}/${folder}.`,
    hint: didYouMean(name, all) ?? 'Put the file there.',
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

/** A problem with the name of a picture or of a sound, in whichever part of its file. */
function atPlace(
  { file, place }: MediaRef,
  issue: Issue,
  { entries }: Pick<Content, 'entries'>,
  reading: ContentFiles,
): Problem[] {
  if (!('start' in place)) return locateIssue({ file, path: place, ...issue }, reading);
  const body = entries.find((entry) => entry.file === file)?.body;
  return body ? [problemAt(body, place, issue)] : [];
}
