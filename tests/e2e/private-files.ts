// The private file system of a browser, on which the editor works in trials.
import type { Page } from '@playwright/test';

/** Files as Base64, keyed by path. */
export type Encoded = Readonly<Record<string, string>>;

/** The folder in which the editor stores its test repository. */
const repository = 'sveltia-cms-test/content';

/** Puts content where the editor of a page will look for it. */
export async function storeFiles(page: Page, files: Encoded): Promise<void> {
  await page.route('**/admin/config.json*', async (route) => {
    const config = await (await route.fetch({ maxRetries: 3 })).text();
    const body = config.replace(/"backend":\{.*?\}/, '"backend":{"name":"test-repo"}');
    await route.fulfill({ body, contentType: 'application/json' });
  });
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
    [repository, files] as const,
  );
}

/** The content as the editor has left it. */
export async function readStored(page: Page): Promise<Encoded> {
  return page.evaluate(async (top) => {
    const files: Record<string, string> = {};
    let directory = await navigator.storage.getDirectory();
    for (const name of top.split('/')) directory = await directory.getDirectoryHandle(name);
    await collect(directory, '');
    return files;

    async function collect(from: FileSystemDirectoryHandle, path: string): Promise<void> {
      for await (const [name, handle] of from.entries()) {
        // Chromium writes to a temporary file next to the file.
        if (name.endsWith('.crswap')) continue;
        if (handle instanceof FileSystemDirectoryHandle) await collect(handle, `${path}${name}/`);
        else if (handle instanceof FileSystemFileHandle) {
          const bytes = new Uint8Array(await (await handle.getFile()).arrayBuffer());
          const letters = Array.from(bytes, (byte) => String.fromCodePoint(byte));
          files[path + name] = btoa(letters.join(''));
        }
      }
    }
  }, repository);
}
