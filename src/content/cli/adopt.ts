// In: the name of a folder that isn't there yet. Out: a content folder for a new artist, to be filled in.
import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import sharp from 'sharp';
import { locales } from '../../locales.ts';
import { namedImages } from '../images/named-images.ts';
import { openLibrary } from '../library.ts';
import { readStarter, starterFolder } from '../starter.ts';
import { languageName } from '../translations/summary.ts';
import { Misuse, readOptions, type Surroundings } from './options.ts';

/** Writes a content folder of examples, each of which is told until it is replaced; answers with the exit code. */
export async function adopt(
  words: readonly string[],
  { root, folder: current, print, environment }: Surroundings,
): Promise<number> {
  const { words: names } = readOptions(words, {}, environment);
  const folder = chooseFolder(names, root, current);
  cpSync(starterFolder, join(root, folder), { recursive: true, filter: isWanted });
  await writePictures(join(root, folder, 'images'));
  const guide = join(root, current, 'README.md');
  if (existsSync(guide)) cpSync(guide, join(root, folder, 'README.md'));
  print([`Written: ${folder}/`, ...(await nextSteps(root, folder, current))].join('\n'));
  return 0;
}

/** A language that the site hasn't would be a folder without meaning. */
function isWanted(path: string): boolean {
  const [, language] = /^([a-z]{2})(?:[\\/]|$)/.exec(relative(starterFolder, path)) ?? [];
  return language === undefined || locales.some(({ id }) => id === language);
}

function chooseFolder(names: readonly string[], root: string, current: string): string {
  const [name, ...more] = names;
  if (name === undefined) throw new Misuse('Which folder? Write, for example, `my-content`.');
  if (more.length > 0)
    throw new Misuse(`One folder is enough, and these are ${names.length}: ${names.join(', ')}.`);
  const folder = name.replaceAll('\\', '/').replaceAll(/^\.\/|\/+$/g, '');
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/i.test(folder))
    throw new Misuse(
      `\`${name}\` is no name for it. The folder stands beside \`${current}/\`, and its name holds letters, digits and single \`-\` between them: \`my-content\`.`,
    );
  if (folder === 'dist')
    throw new Misuse(
      '`dist` is emptied by every build. Choose another name, such as `my-content`.',
    );
  if (existsSync(join(root, folder)))
    throw new Misuse(
      `There is a \`${folder}\` already, and nothing is ever overwritten. Choose another name, such as \`my-content\`.`,
    );
  return folder;
}

async function nextSteps(root: string, folder: string, current: string): Promise<string[]> {
  const { problems } = (await openLibrary({ root, folder, withDrafts: true })).current();
  const known = readStarter().messages;
  const without = locales.filter(({ id }) => !known.has(id)).map(({ id }) => languageName(id));
  return [
    `${problems.length} things in it are examples; \`npm run content:check -- --folder ${folder}\` tells each.`,
    ...(without.length > 0 ? [`${without.join(', ')}: appears in English for now.`] : []),
    `The site is made from \`${current}/\`: put this folder in its place.`,
  ];
}

/** A picture for each name in the starter: plain, and large enough for where it stands. */
async function writePictures(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const names = new Set(namedImages(readStarter()).map(({ image }) => image));
  for (const [index, name] of [...names].entries()) {
    const { width, height } = /portrait/i.test(name) ? upright : wide;
    await sharp(gradient(width, height, hueStep * index))
      .jpeg({ quality: 80 })
      .toFile(join(folder, name));
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
