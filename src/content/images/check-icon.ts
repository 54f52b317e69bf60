// In: the icon in a folder of content. Out: what is wrong with it.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { memoize } from '../../memoize.ts';
import { otherwise } from '../attempt.ts';
import { mapConcurrently } from '../map-concurrently.ts';
import { problemWith, type Fault } from '../report/locate.ts';
import type { Problem } from '../report/problem.ts';
import { assetsIn, type AssetFile, type Files } from '../source/read.ts';

/** The problems with the icon of a site, which is drawn once to find them. */
export async function checkIcon(root: string, folder: string, files: Files): Promise<Problem[]> {
  const found = await mapConcurrently(assetsIn(files.values(), 'icon'), (file) =>
    checkOnce(file, root, folder),
  );
  return found.flatMap((problem) => problem ?? []);
}

const checkOnce = memoize(async ({ path: name }: AssetFile, root: string, folder: string) => {
  const fault = await inspect(join(root, folder, name), name).catch(otherwise(broken(name)));
  return fault && problemWith(`${folder}/${name}`, fault);
});

async function inspect(path: string, name: string): Promise<Fault | undefined> {
  const bytes = await readFile(path);
  const [found] = (name.endsWith('.svg') && active.exec(bytes.toString())) || [];
  if (found) return alive(name, found);
  const { width, height, format } = await sharp(bytes).metadata();
  if (!name.endsWith(`.${format}`)) return broken(name);
  // Draws all of it.
  await sharp(bytes).stats();
  const isSquare = Math.max(width, height) <= Math.min(width, height) * 1.05;
  if (!isSquare) return notSquare(name, width, height);
  return format === 'png' && width < minWidth ? tooSmall(name, width, height) : undefined;
}

/** In pixels, on the home screens of telephones. */
const minWidth = 180;

/**
 * What a browser would run or load if somebody opened the icon by itself. Only a DOCTYPE lets a file spell names in another
 * way; values can be spelt in many, so that only those are let through that are known to be harmless.
 */
const active =
  /<!DOCTYPE|<\?xml-stylesheet|<(?:[^\s<>:/]+:)?(?:script|foreignObject|set|animate)\b|\son\w+\s*=|\bhref\s*=\s*["'](?!#|data:image\/)|\bxmlns(?::[^\s=]+)?\s*=\s*["'][^"']*(?:&|xhtml)/i;

function alive(name: string, found: string): Fault {
  return {
    code: 'icon-script',
    message: `\`${name}\` contains \`${found.trim()}\`, by which a browser may run a script or load another file.`,
    hint: 'Save it from a drawing program as plain SVG, without interactivity, or delete that.',
  };
}

function broken(name: string): Fault {
  return {
    code: 'icon-broken',
    message: `\`${name}\` is damaged, or no picture of that type in spite of its name.`,
    hint: 'Open it in an image editor; if it shows there, save it again as SVG or PNG.',
  };
}

function tooSmall(name: string, width: number, height: number): Fault {
  return {
    code: 'icon-small',
    severity: 'warning',
    message: `\`${name}\` has ${width} × ${height} pixels, and telephones take ${minWidth} × ${minWidth}.`,
    hint: 'Save it larger, or as SVG.',
  };
}

function notSquare(name: string, width: number, height: number): Fault {
  return {
    code: 'icon-shape',
    message: `\`${name}\` has ${width} × ${height} pixels, and an icon is as wide as it is high.`,
    hint: 'Crop it to a square, or add space around it.',
  };
}
