// In: the icon in a folder of content, which is drawn once. Out: what is wrong with it.
import sharp from 'sharp';
import type { Issue } from '../report/locate.ts';
import { mediaIndexer } from './index-media.ts';

/** The icons of a site. */
export const indexIcons = mediaIndexer({
  folder: 'icon',
  ending: /\.(?:svg|png)$/,
  inspect,
  broken,
});

async function inspect(bytes: Buffer, name: string) {
  const issue = await issueOf(bytes, name);
  return { facts: {}, ...(issue && { issue }) };
}

async function issueOf(bytes: Buffer, name: string): Promise<Issue | undefined> {
  const [found] = (name.endsWith('.svg') && active.exec(bytes.toString())) || [];
  if (found) return alive(name, found);
  const { width, height, format } = await sharp(bytes).metadata();
  if (!name.endsWith(`.${format}`)) return broken(name);
  // Draws all of it.
  await sharp(bytes).stats();
  const isSquare = Math.max(width, height) <= Math.min(width, height) * 1.05;
  const isLarge = format === 'svg' || width >= minWidth;
  return isSquare && isLarge ? undefined : misshapen(name, width, height);
}

/** In pixels, on the home screens of telephones. */
const minWidth = 180;

/**
 * What a browser would run or load if somebody opened the icon by itself. Only a DOCTYPE lets a file spell names in another
 * way; values can be spelt in many, so that only those are let through that are known to be harmless.
 */
const active =
  /<!DOCTYPE|<\?xml-stylesheet|<(?:[^\s<>:/]+:)?(?:script|foreignObject|set|animate)\b|\son\w+\s*=|\bhref\s*=\s*["'](?!#|data:image\/)|\bxmlns(?::[^\s=]+)?\s*=\s*["'][^"']*(?:&|xhtml)/i;

function alive(name: string, found: string): Issue {
  return {
    code: 'icon-script',
    message: `\`${name}\` contains \`${found.trim()}\`, by which a browser may run a script or load another file.`,
    hint: 'Save it from a drawing program as plain SVG, without interactivity, or delete that.',
  };
}

function broken(name: string): Issue {
  return {
    code: 'icon-broken',
    message: `\`${name}\` is damaged, or no picture of that type in spite of its name.`,
    hint: 'Open it in an image editor; if it shows there, save it again as SVG or PNG.',
  };
}

function misshapen(name: string, width: number, height: number): Issue {
  return {
    code: 'icon-shape',
    severity: 'warning',
    message: `\`${name}\` has ${width} × ${height} pixels, and an icon is square, in PNG of at least ${minWidth} × ${minWidth}.`,
    hint: 'Crop it to a square, or add space around it; save a small one larger, or as SVG.',
  };
}
