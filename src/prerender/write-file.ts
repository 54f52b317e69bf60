import { mkdir, writeFile as write } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Writes a file below a folder, and the folders that it is in. */
export async function writeFile(
  folder: string,
  name: string,
  bytes: string | Uint8Array,
): Promise<void> {
  const path = join(folder, name);
  await mkdir(dirname(path), { recursive: true });
  await write(path, bytes);
}
