// In: the icon of a content folder. Out: its issue, if any.
import sharp from 'sharp';
import type { Issue } from '../report/locate.ts';
import { mediaIndexer } from './index-media.ts';

/** Indexes the icons of a site. */
export const indexIcons = mediaIndexer({
  folder: 'icon',
  ending: /\.(?:svg|png)$/,
  inspect,
  broken,
});

async function inspect(bytes: Buffer, name: string) {
  const issue = await issueOf(bytes, name);
  return { metadata: {}, ...(issue && { issue }) };
}

async function issueOf(bytes: Buffer, name: string): Promise<Issue | undefined> {
  const [match] = (name.endsWith('.svg') && activeContent.exec(bytes.toString())) || [];
  if (match) return scriptIssue(name, match);
  const { width, height, format } = await sharp(bytes).metadata();
  if (!name.endsWith(`.${format}`)) return broken(name);
  // Decodes the complete image.
  await sharp(bytes).stats();
  const isSquare = Math.max(width, height) <= Math.min(width, height) * 1.05;
  const isLarge = format === 'svg' || width >= minWidth;
  return isSquare && isLarge ? undefined : misshapen(name, width, height);
}

/** In pixels: the size on the home screens of phones. */
const minWidth = 180;

/**
 * What a browser would run or load if somebody opened the icon directly. Names can only be obfuscated with a DOCTYPE;
 * values in many ways, so only harmless ones are allowed.
 */
const activeContent =
  /<!DOCTYPE|<\?xml-stylesheet|<(?:[^\s<>:/]+:)?(?:script|foreignObject|set|animate)\b|\son\w+\s*=|\bhref\s*=\s*["'](?!#|data:image\/)|\bxmlns(?::[^\s=]+)?\s*=\s*["'][^"']*(?:&|xhtml)/i;

function scriptIssue(name: string, excerpt: string): Issue {
  return {
    code: 'icon-script',
    message: `\`${name}\` contains \`${excerpt.trim()}\`, which may make a browser run a script or load another file.`,
    hint: 'Save it from a drawing program as plain SVG, without interactivity, or delete that.',
  };
}

function broken(name: string): Issue {
  return {
    code: 'icon-broken',
    message: `\`${name}\` is damaged, or isn’t a picture of the type in its name.`,
    hint: 'Open it in an image editor; if it shows there, save it again as SVG or PNG.',
  };
}

function misshapen(name: string, width: number, height: number): Issue {
  return {
    code: 'icon-shape',
    severity: 'warning',
    message: `\`${name}\` must be a square of at least ${minWidth} × ${minWidth} pixels; it has ${width} × ${height}.`,
    hint: 'Crop it to a square, or add space around it; save a small one larger, or as SVG.',
  };
}
