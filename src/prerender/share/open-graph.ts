// A photograph and a page's title -> the page's Open Graph picture.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { cached } from '../../content/cached.ts';
import { settingsKey } from '../../content/images/settings.ts';
import { colour, tracking } from '../../theme/tokens.ts';
import { setLine, type SetLine, type Typeface } from './set-line.ts';

interface OpenGraphInput {
  /** The path of a photograph. */
  readonly photo: string;
  readonly title: string;
  readonly subtitle: string;
  readonly artist: string;
}

const width = 1200;
const height = 630;
const margin = 72;
/** Part of the cache key: raised with every change to the drawing below. */
const drawingVersion = 4;

const titleFace: Typeface = {
  family: 'cormorant-garamond',
  weight: 500,
  tracking: Number.parseFloat(tracking.display),
};
const nameFace: Typeface = { family: 'cormorant-garamond', weight: 600, tracking: 0 };
const labelFace: Typeface = { family: 'figtree', weight: 500, tracking: 0.18 };

/** Draws a picture of 1200 × 630 pixels as JPEG: always the same bytes for the same input. */
export async function openGraphPicture(input: OpenGraphInput): Promise<Buffer> {
  const { title, subtitle, artist } = input;
  const photo = readFileSync(input.photo);
  const key = JSON.stringify([drawingVersion, settingsKey(), title, subtitle, artist]);
  const digest = createHash('sha256').update(key).update(photo).digest('hex').slice(0, 16);
  return cached('share-pictures', `${digest}.jpg`, () => draw(photo, input));
}

async function draw(photo: Buffer, input: OpenGraphInput): Promise<Buffer> {
  const type = await composeType(input);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shade}${type}</svg>`;
  const image = sharp(photo).autoOrient().flatten({ background: colour.ground });
  const { autoOrient: size } = await image.metadata();
  // An upright photograph is shown whole, beside the type: a wide cut would leave nothing of a face.
  const fit = size.height > size.width ? 'contain' : 'cover';
  return image
    .resize(width, height, { fit, position: 'right', background: colour.ground })
    .composite([{ input: Buffer.from(svg) }])
    .jpeg({ quality: 78, progressive: true, optimizeCoding: true })
    .toBuffer();
}

/** Dark on the left and at the bottom, as on the home page, so that type is legible on any photograph. */
const shade = `<defs>
<linearGradient id="side"><stop offset="0" stop-color="${colour.ground}" stop-opacity=".94"/><stop offset=".45" stop-color="${colour.ground}" stop-opacity=".62"/><stop offset="1" stop-color="${colour.ground}" stop-opacity=".08"/></linearGradient>
<linearGradient id="foot" x2="0" y2="1"><stop offset=".4" stop-color="${colour.ground}" stop-opacity="0"/><stop offset="1" stop-color="${colour.ground}" stop-opacity=".82"/></linearGradient>
</defs><rect width="${width}" height="${height}" fill="url(#side)"/><rect width="${width}" height="${height}" fill="url(#foot)"/>`;

async function composeType({ title, subtitle, artist }: OpenGraphInput): Promise<string> {
  const lines = await Promise.all(breakTitle(title).map((line) => setLine(line, titleFace)));
  const label = await setLine(subtitle.toUpperCase(), labelFace);
  const name = await setLine(title === artist ? '' : artist, nameFace);
  const size = sizeFor(lines, width - 2 * margin - 160, 148);
  const labelBase = height - margin;
  const ruleBase = labelBase - 50;
  // Leaves room for descenders.
  const lastBase = ruleBase - 18 - size * 0.27;
  const set = lines.map((line, at) => {
    // The second line of a name is indented, as on the home page.
    const indent = title === artist && at > 0 ? size * 0.62 : 0;
    const y = lastBase - (lines.length - 1 - at) * size * 0.94;
    return place(line, { x: margin - size * 0.04 + indent, y, size, fill: colour.ivory });
  });
  return [
    place(name, { x: margin, y: margin + 26, size: 36, fill: colour.ivory }),
    ...set,
    `<rect x="${margin}" y="${ruleBase}" width="64" height="1.5" fill="${colour.brass}"/>`,
    place(label, {
      x: margin,
      y: labelBase,
      size: sizeFor([label], width - 2 * margin, 22),
      fill: colour.brass,
    }),
  ].join('');
}

/** Breaks a title into one to three lines of about the same length; a name of two words always stands on two. */
function breakTitle(title: string): string[] {
  const words = title.split(/\s+/);
  const count = words.length === 2 ? 2 : Math.min(3, Math.ceil(title.length / 16));
  const lines = Array.from({ length: count }, (): string[] => []);
  let at = 0;
  for (const word of words) {
    const middle = at + word.length / 2;
    lines[Math.floor((middle / title.length) * count)]?.push(word);
    at += word.length + 1;
  }
  return lines.map((line) => line.join(' ')).filter((line) => line !== '');
}

/** The largest font size, up to `most`, at which the widest line fits. */
function sizeFor(lines: readonly SetLine[], room: number, most: number): number {
  return Math.min(most, ...lines.map((line) => room / line.width));
}

interface Position {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill: string;
}

function place({ svg }: SetLine, { x, y, size, fill }: Position): string {
  return `<g transform="translate(${x} ${y}) scale(${size})" fill="${fill}">${svg}</g>`;
}
