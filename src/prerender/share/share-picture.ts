import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '../../content/problem/error-code.ts';
import { openGraphPicture } from './open-graph.ts';
import type { Picture } from '../../content/schema/localized.ts';

/** What an Open Graph picture shows. */
export interface Share {
  readonly title: string;
  readonly subtitle: string;
  readonly artist: string;
  readonly picture: Picture;
}

/** Draws Open Graph pictures into the site's folder, each once, and tells their paths there. */
export function sharePictures(folder: string): (share: Share) => Promise<string> {
  const drawn = new Map<string, Promise<string>>();
  return (share) => {
    const key = JSON.stringify(share);
    const path = drawn.get(key) ?? draw(share, folder);
    drawn.set(key, path);
    return path;
  };
}

async function draw({ title, subtitle, picture, artist }: Share, folder: string): Promise<string> {
  const photo = join(folder, `${picture.base}-${picture.width}.jpg`);
  const bytes = await openGraphPicture({ photo, title, subtitle, artist });
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  const name = `assets/share-${digest}.jpg`;
  await mkdir(join(folder, 'assets'), { recursive: true });
  await writeFile(join(folder, name), bytes, { flag: 'wx' }).catch(allowExisting);
  return name;
}

/** The name holds the digest of the bytes. */
function allowExisting(error: unknown): void {
  if (codeOf(error) !== 'EEXIST') throw error;
}
