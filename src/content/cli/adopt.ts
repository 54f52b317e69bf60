// In: the name of a new folder. Out: a content folder of examples for another artist.
import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import sharp from 'sharp';
import { locales } from '../../locales.ts';
import { namedImages } from '../named-images.ts';
import { openLibrary } from '../library.ts';
import { read, toReading } from '../read.ts';
import { validate } from '../validate.ts';
import { languageName } from '../../text/language-name.ts';
import { UsageError, type CommandContext } from './command.ts';

/** The content that a new content folder begins with. Its images don't exist before `adopt` makes them. */
const templateFolder = join(dirname(import.meta.dirname), 'template');

/** Copies the template to a new folder; resolves to the exit code. */
export async function adopt(
  name: string,
  { root, folder: current, print }: CommandContext,
): Promise<number> {
  const folder = chooseFolder(name, root, current);
  cpSync(templateFolder, join(root, folder), { recursive: true, filter: isSupported });
  await writePictures(root, folder);
  const guide = join(root, current, 'README.md');
  if (existsSync(guide)) cpSync(guide, join(root, folder, 'README.md'));
  print([`Written: ${folder}/`, ...(await nextSteps(root, folder, current))].join('\n'));
  return 0;
}

/** Skips the folders of languages that the site doesn't have. */
function isSupported(path: string): boolean {
  const [, language] = /^([a-z]{2})(?:[\\/]|$)/.exec(relative(templateFolder, path)) ?? [];
  return language === undefined || locales.some(({ id }) => id === language);
}

function chooseFolder(name: string, root: string, current: string): string {
  const folder = name.replaceAll('\\', '/').replaceAll(/^\.\/|\/+$/g, '');
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/i.test(folder))
    throw new UsageError(
      `\`${name}\` is no name for it. The folder stands beside \`${current}/\`, and its name holds letters, digits and single \`-\` between them: \`my-content\`.`,
    );
  if (folder === 'dist')
    throw new UsageError(
      '`dist` is emptied by every build. Choose another name, such as `my-content`.',
    );
  if (existsSync(join(root, folder)))
    throw new UsageError(
      `There is a \`${folder}\` already, and nothing is ever overwritten. Choose another name, such as \`my-content\`.`,
    );
  return folder;
}

async function nextSteps(root: string, folder: string, current: string): Promise<string[]> {
  const { problems } = (await openLibrary({ root, folder })).current();
  const without = locales
    .filter(({ id }) => !existsSync(join(root, folder, id)))
    .map(({ id }) => languageName(id));
  return [
    `${problems.length} things in it are examples; \`npm run content:check -- --folder ${folder}\` tells each.`,
    ...(without.length > 0 ? [`${without.join(', ')}: appears in English for now.`] : []),
    `The site is made from \`${current}/\`: put this folder in its place.`,
  ];
}

/** Writes a plain picture for each image that the template names, large enough for its use. */
async function writePictures(root: string, folder: string): Promise<void> {
  const images = join(root, folder, 'images');
  mkdirSync(images, { recursive: true });
  const { content } = validate(toReading(folder, read(root, folder)));
  const names = new Set(namedImages(content).map(({ image }) => image));
  for (const [index, name] of [...names].entries()) {
    const { width, height } = /portrait/i.test(name) ? upright : wide;
    await sharp(gradient(width, height, hueStep * index))
      .jpeg({ quality: 80 })
      .toFile(join(images, name));
  }
}

const wide = { width: 2400, height: 1600 };
const upright = { width: 1600, height: 2000 };
const hueStep = 55;

function gradient(width: number, height: number, hue: number): Buffer {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <linearGradient id="a" x2="1" y2="1">
    <stop stop-color="hsl(${hue}, 30%, 22%)"/><stop offset="1" stop-color="hsl(${hue}, 30%, 55%)"/>
  </linearGradient>
  <rect width="100%" height="100%" fill="url(#a)"/>
</svg>`);
}
