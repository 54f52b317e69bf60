// In: valid content. Out: the pictures, sounds and fonts that it names and that aren't there, or not fit for their places.
import { namedMedia, type NamedMedium } from '../images/named-media.ts';
import { problemAt, type Fault } from '../report/locate.ts';
import { didYouMean } from '../../text/nearest.ts';
import type { Problem } from '../report/problem.ts';
import type { Reading } from '../source/read.ts';
import type { Content } from '../fields/content.ts';
import type { Picture, Sound } from '../fields/localized.ts';
import { problemsOf } from './across.ts';

/** What is known of the files that content names; nothing of those that can't be read. */
interface MediaFiles {
  readonly images: ReadonlyMap<string, Pick<Picture, 'width' | 'height'>>;
  readonly sounds: ReadonlyMap<string, Sound | Fault>;
  readonly fonts: ReadonlyMap<string, Fault | undefined>;
}

/** Checks that the files exist that content names, that images are wide enough for their places, and that sounds are some. */
export function checkMedia(
  content: Content,
  reading: Reading,
  { images, sounds, fonts }: MediaFiles,
): Problem[] {
  return namedMedia(content).flatMap((medium) => {
    const fault =
      missingFault(medium, reading) ??
      {
        image: () => smallFault(medium, images.get(medium.name)),
        sound: () => brokenFault(sounds.get(medium.name)),
        font: () => fonts.get(medium.name),
      }[medium.kind]();
    return fault ? atPlace(medium, fault, content, reading) : [];
  });
}

function missingFault({ kind, name }: NamedMedium, reading: Reading): Fault | undefined {
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

function smallFault(
  { isOpening }: NamedMedium,
  size: ReturnType<MediaFiles['images']['get']>,
): Fault | undefined {
  if (!size || size.width >= minWidths[isOpening ? 'opening' : 'other']) return undefined;
  return {
    code: 'image-small',
    severity: 'warning',
    message: `The picture has ${size.width} × ${size.height} pixels, which is too small to be sharp here.`,
    hint: 'Put the photograph there as it came from the camera, 1600 pixels wide or more.',
  };
}

function brokenFault(sound: Sound | Fault | undefined): Fault | undefined {
  return sound && 'code' in sound ? sound : undefined;
}

/** A problem with the name of a picture or of a sound, in whichever part of its file. */
function atPlace(
  { file, place }: NamedMedium,
  fault: Fault,
  { entries }: Pick<Content, 'entries'>,
  reading: Reading,
): Problem[] {
  if (!('start' in place)) return problemsOf({ file, path: place, fault }, reading);
  const body = entries.find((entry) => entry.file === file)?.body;
  return body ? [problemAt(body, place, fault)] : [];
}
