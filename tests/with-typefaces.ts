// The typefaces of the theme as those of an owner, in a copy of the project.
import { appendFileSync, cpSync } from 'node:fs';
import { join } from 'node:path';

/** Files of the theme's fonts as site.yaml names an owner's. */
export type ThemeFonts = Readonly<
  Record<'display' | 'text', { readonly upright: string; readonly italic?: string }>
>;

/** The theme's typefaces, exchanged. */
export const swapped = {
  display: { upright: 'figtree-normal-latin.woff2' },
  text: {
    upright: 'cormorant-garamond-normal-latin.woff2',
    italic: 'cormorant-garamond-italic-latin.woff2',
  },
} as const satisfies ThemeFonts;

/** Writes typefaces into the site.yaml of a copy, and their fonts next to it. */
export function withTypefaces(project: string, typefaces: ThemeFonts): void {
  const content = join(project, 'content');
  appendFileSync(join(content, 'site.yaml'), `typefaces: ${JSON.stringify(typefaces)}\n`);
  for (const name of Object.values(typefaces).flatMap((fonts) => Object.values(fonts)))
    cpSync(join(project, 'src/theme/fonts', name), join(content, 'fonts', name));
}
