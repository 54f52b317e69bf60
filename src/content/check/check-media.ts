// In: valid content. Out: the pictures and sounds that it names and that aren't there, or not fit for their places.
import { namedMedia, type NamedMedium } from '../markdown/named-media.ts';
import { padToLine } from '../markdown/pad-to-line.ts';
import { problemAt, type Fault } from '../report/locate.ts';
import { didYouMean } from '../../text/nearest.ts';
import type { Problem } from '../report/problem.ts';
import type { Reading } from '../source/read.ts';
import type { Content } from '../fields/content.ts';
import type { Sound } from '../fields/localized.ts';
import { atField } from './at-field.ts';

/** Checks that the files exist that content names. */
export function checkMedia(content: Content, reading: Reading): Problem[] {
  return faultsOf(content, reading, (medium) => missingFault(medium, reading));
}

/** Checks what is in those files: images that are too narrow for their places, and sounds that are none. */
export function checkMediaFiles(
  content: Content,
  reading: Reading,
  images: ReadonlyMap<string, Size>,
  sounds: ReadonlyMap<string, Sound | Fault>,
): Problem[] {
  return faultsOf(content, reading, (medium) => {
    if (medium.kind === 'image') return smallFault(medium, images.get(medium.name));
    const sound = sounds.get(medium.name);
    return sound && 'code' in sound ? sound : undefined;
  });
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** In pixels. */
const minWidths = { opening: 900, other: 320 } as const;

function smallFault({ isOpening }: NamedMedium, size: Size | undefined): Fault | undefined {
  if (!size || size.width >= minWidths[isOpening ? 'opening' : 'other']) return undefined;
  return {
    code: 'image-small',
    severity: 'warning',
    message: `The picture has ${size.width} × ${size.height} pixels, which is too small to be sharp here.`,
    hint: 'Put the photograph there as it came from the camera, 1600 pixels wide or more.',
  };
}

function faultsOf(
  content: Content,
  reading: Reading,
  faultOf: (medium: NamedMedium) => Fault | undefined,
): Problem[] {
  return namedMedia(content).flatMap((medium) => {
    const fault = faultOf(medium);
    return fault ? atPlace(medium, fault, content, reading) : [];
  });
}

/** A problem with the name of a picture or of a sound, in whichever part of its file. */
function atPlace(
  { file, place }: NamedMedium,
  fault: Fault,
  { entries }: Pick<Content, 'entries'>,
  reading: Reading,
): Problem[] {
  if (!('start' in place)) return atField(reading, file, place, fault);
  const body = entries.find((entry) => entry.file === file)?.body;
  return body ? [problemAt({ file, text: padToLine(body) }, place, fault)] : [];
}

function missingFault({ kind, name }: NamedMedium, reading: Reading): Fault | undefined {
  const { folder, images, files } = reading;
  const [all, inFolder] =
    kind === 'image' ? [images, `${folder}/images`] : [files, `${folder}/files`];
  if (all.includes(name)) return undefined;
  return {
    code: `${kind}-missing`,
    message: `There is no ${kind} \`${name}\` in ${inFolder}.`,
    hint: didYouMean(name, all) ?? 'Put the file there.',
  };
}
