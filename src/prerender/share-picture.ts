import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openGraphPicture } from './open-graph.ts';
import type { Description } from './server.ts';

type ShareInput = Description['share'] & { readonly artist: string; readonly folder: string };

/** Draws a page's Open Graph picture into the site's folder and returns its path there. */
export async function sharePicture({
  title,
  subtitle,
  picture,
  artist,
  folder,
}: ShareInput): Promise<string> {
  const photo = join(folder, `${picture.base}-${picture.width}.jpg`);
  const bytes = await openGraphPicture({ photo, title, subtitle, artist });
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  const name = `assets/share-${digest}.jpg`;
  await mkdir(join(folder, 'assets'), { recursive: true });
  await writeFile(join(folder, name), bytes);
  return name;
}
