// The private file system of a browser, on which the editor works in trials.
import type { Page } from '@playwright/test';

/** Files as Base64, by their path. */
export type Encoded = Readonly<Record<string, string>>;

/** Writes files into a folder of the browser. */
export async function store(page: Page, folder: string, files: Encoded): Promise<void> {
  await page.evaluate(
    async ([top, all]) => {
      const home = await navigator.storage.getDirectory();
      for (const [path, text] of Object.entries(all)) {
        const names = `${top}/${path}`.split('/');
        let directory = home;
        for (const name of names.slice(0, -1))
          directory = await directory.getDirectoryHandle(name, { create: true });
        const file = await directory.getFileHandle(names.at(-1) ?? '', { create: true });
        const stream = await file.createWritable();
        await stream.write(Uint8Array.from(atob(text), (letter) => letter.codePointAt(0) ?? 0));
        await stream.close();
      }
    },
    [folder, files] as const,
  );
}

/** Reads all files below a folder of the browser. */
export async function readStored(page: Page, folder: string): Promise<Encoded> {
  return page.evaluate(async (top) => {
    const found: Record<string, string> = {};
    let directory = await navigator.storage.getDirectory();
    for (const name of top.split('/')) directory = await directory.getDirectoryHandle(name);
    await collect(directory, '');
    return found;

    async function collect(from: FileSystemDirectoryHandle, path: string): Promise<void> {
      for await (const [name, handle] of from.entries()) {
        if (handle instanceof FileSystemDirectoryHandle) await collect(handle, `${path}${name}/`);
        else if (handle instanceof FileSystemFileHandle) {
          const bytes = new Uint8Array(await (await handle.getFile()).arrayBuffer());
          const letters = Array.from(bytes, (byte) => String.fromCodePoint(byte));
          found[path + name] = btoa(letters.join(''));
        }
      }
    }
  }, folder);
}

/** The text of one of these files; empty where there is none. */
export function textOf(files: Encoded, path: string): string {
  return Buffer.from(files[path] ?? '', 'base64').toString('utf8');
}
