// In: a photograph and a page's title. Out: the picture that stands for the page where its link is shared.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { cached } from '../../content/cached.ts';
import { settingsKey } from '../../content/images/settings.ts';
import { colour, tracking } from '../../theme/tokens.ts';
import { round, setLine, type SetLine, type Setting } from './glyphs.ts';

/** What an Open Graph picture is drawn from. `photo` is a path. */
export interface OpenGraphInput {
  readonly photo: string;
  readonly title: string;
  readonly subtitle: string;
  readonly artist: string;
}

const width = 1200;
const height = 630;
const margin = 72;
/** Counts changes to the drawing below, so that none is taken for another from the cache. */
const edition = 2;

/** Draws a picture of 1200 × 630 pixels as JPEG: always the same bytes for the same input. */
export async function openGraphPicture(input: OpenGraphInput): Promise<Buffer> {
  const { title, subtitle, artist } = input;
  const photo = await readFile(input.photo);
  const key = JSON.stringify([edition, settingsKey(), title, subtitle, artist]);
  const digest = createHash('sha256').update(key).update(photo).digest('hex').slice(0, 16);
  return cached('share-pictures', `${digest}.jpg`, () => draw(photo, input));
}

async function draw(photo: Buffer, { title, subtitle, artist }: OpenGraphInput): Promise<Buffer> {
  const lines = await setTitle(title);
  const label = await fit(subtitle.toUpperCase(), [22, 20, 18, 16, 14], (size) => ({
    family: 'figtree',
    weight: 500,
    size,
    tracking: 0.18,
  }));
  const name =
    title === artist
      ? undefined
      : await setLine(artist, { family: 'cormorant-garamond', weight: 600, size: 36, tracking: 0 });
  const type = composeType(lines, label.line, name);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shade}${type}</svg>`;
  return sharp(photo)
    .autoOrient()
    .flatten({ background: colour.ground })
    .resize(width, height, { fit: 'cover' })
    .composite([{ input: Buffer.from(svg) }])
    .jpeg({ quality: 78, progressive: true, optimizeCoding: true })
    .toBuffer();
}

/** Dark from the left and from below, as on the home page, so that type stands on any photograph. */
const shade = `<defs>
<linearGradient id="side"><stop offset="0" stop-color="${colour.ground}" stop-opacity=".94"/><stop offset=".45" stop-color="${colour.ground}" stop-opacity=".62"/><stop offset="1" stop-color="${colour.ground}" stop-opacity=".08"/></linearGradient>
<linearGradient id="foot" x2="0" y2="1"><stop offset=".4" stop-color="${colour.ground}" stop-opacity="0"/><stop offset="1" stop-color="${colour.ground}" stop-opacity=".82"/></linearGradient>
</defs><rect width="${width}" height="${height}" fill="url(#side)"/><rect width="${width}" height="${height}" fill="url(#foot)"/>`;

interface SetTitle {
  readonly lines: readonly SetLine[];
  readonly size: number;
}

function composeType({ lines, size }: SetTitle, label: SetLine, name?: SetLine): string {
  const leading = size * 0.94;
  const labelBase = height - margin;
  const ruleBase = labelBase - 50;
  // Below the letters that reach down.
  const lastBase = ruleBase - 18 - size * 0.27;
  const title = lines.map((line, at) => {
    // The second line of a name steps in, as in the mast of the home page.
    const indent = name || at === 0 ? 0 : size * 0.62;
    return place(
      line,
      margin - size * 0.04 + indent,
      lastBase - (lines.length - 1 - at) * leading,
      colour.ivory,
    );
  });
  const rule = `<rect x="${margin}" y="${ruleBase}" width="64" height="1.5" fill="${colour.brass}"/>`;
  const mark = name ? place(name, margin, margin + 26, colour.ivory) : '';
  return [mark, ...title, rule, place(label, margin, labelBase, colour.brass)].join('');
}

function place({ svg }: SetLine, x: number, y: number, fill: string): string {
  return `<g transform="translate(${round(x)} ${round(y)})" fill="${fill}">${svg}</g>`;
}

/** The largest size at which a title takes at most two lines, three if it must. */
async function setTitle(title: string): Promise<SetTitle> {
  const words = title.split(/\s+/);
  const room = width - 2 * margin - 160;
  const tries = [
    [148, 2],
    [124, 2],
    [104, 2],
    [88, 2],
    [72, 3],
    [60, 3],
  ] as const;
  let best: SetTitle = { lines: [], size: 0 };
  for (const [size, most] of tries) {
    const setting: Setting = {
      family: 'cormorant-garamond',
      weight: 500,
      size,
      tracking: Number.parseFloat(tracking.display),
    };
    best = { size, lines: await breakLines(words, room, setting) };
    if (best.lines.length <= most && best.lines.every((line) => line.width <= room)) return best;
  }
  return best;
}

/** Breaks a title into as few lines as it takes; a name of two words always stands on two. */
async function breakLines(
  words: readonly string[],
  room: number,
  setting: Setting,
): Promise<SetLine[]> {
  if (words.length === 2) return Promise.all(words.map((word) => setLine(word, setting)));
  const lines: SetLine[] = [];
  let text = '';
  for (const word of words) {
    const longer = text === '' ? word : `${text} ${word}`;
    const { width: needed } = await setLine(longer, setting);
    if (text !== '' && needed > room) lines.push(await setLine(text, setting));
    text = text !== '' && needed > room ? word : longer;
  }
  return [...lines, await setLine(text, setting)];
}

async function fit(text: string, sizes: readonly number[], settingOf: (size: number) => Setting) {
  const room = width - 2 * margin;
  const all = await Promise.all(
    sizes.map(async (size) => ({ size, line: await setLine(text, settingOf(size)) })),
  );
  const fitting = all.find(({ line }) => line.width <= room) ?? all.at(-1);
  if (!fitting) throw new Error('A label needs a size.');
  return fitting;
}
