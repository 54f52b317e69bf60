// In: valid content. Out: the pictures, sounds and fonts that it names and that aren't there, or not fit for their places.
import type { Image, ImageIndex } from '../images/index-images.ts';
import type { Indexed } from '../assets/index-media.ts';
import { namedMedia, type NamedMedium } from '../assets/named-media.ts';
import { problemAt, type Issue } from '../report/locate.ts';
import { didYouMean } from '../../text/nearest.ts';
import type { Problem } from '../report/problem.ts';
import type { Reading } from '../source/read.ts';
import type { Content } from '../fields/content.ts';
import type { Sound } from '../fields/localized.ts';
import { problemsOf } from './across.ts';

/** The indexes of the files that content names, by their kinds. */
export interface MediaIndexes {
  readonly image: ImageIndex;
  readonly sound: Indexed<Pick<Sound, 'seconds'>>;
  readonly font: Indexed<object>;
}

/**
 * Checks that the files exist that content names, that images are wide enough for their places, and that the others can be
 * used: the issues of images are reported at their files.
 */
export function checkMedia(content: Content, reading: Reading, indexes: MediaIndexes): Problem[] {
  return namedMedia(content, reading.model.site).flatMap((medium) => {
    const { kind, name } = medium;
    const issue =
      missingIssue(medium, reading) ??
      (kind === 'image'
        ? smallIssue(medium, indexes.image.facts.get(name))
        : indexes[kind].issues.get(name));
    return issue ? atPlace(medium, issue, content, reading) : [];
  });
}

function missingIssue({ kind, name }: NamedMedium, reading: Reading): Issue | undefined {
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
  { isOpening }: NamedMedium,
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
  { file, place }: NamedMedium,
  issue: Issue,
  { entries }: Pick<Content, 'entries'>,
  reading: Reading,
): Problem[] {
  if (!('start' in place)) return problemsOf({ file, path: place, ...issue }, reading);
  const body = entries.find((entry) => entry.file === file)?.body;
  return body ? [problemAt(body, place, issue)] : [];
}
