// In: the photographs of content. Out: the files under assets/ that pages show: written by a build, encoded on request in dev.
import { mkdir, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { mapAtOnce } from './concurrency.ts';
import { builtFiles, type BuiltFile } from './describe-picture.ts';
import { encodeImage } from './encode.ts';
import type { Library, Open, Snapshot } from '../library.ts';
import { published } from '../localize.ts';
import { namedImages } from './named-images.ts';

/**
 * Serves and builds the photographs that content names. Damaged files are skipped here: they are problems of
 * content.
 */
export function images(open: Open): Plugin {
  return {
    name: 'content:images',
    configResolved() {
      // One thread per picture and one picture per processor: encoders gain little from more threads.
      sharp.concurrency(1);
    },
    configureServer({ config, middlewares }) {
      middlewares.use((request, response, next) => {
        const name = requestedName(request, config.base);
        if (name === undefined) return next();
        return void open()
          .then((library) => respond(fileCalled(name, library), response))
          .catch(() => response.destroy());
      });
    },
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle() {
      const { root, build } = this.environment.config;
      await writeFiles((await open()).current(), resolve(root, build.outDir));
    },
  };
}

/** Writes what isn't named by drafts alone. Files go straight to the folder and not through the bundle, which would hold all of them in memory. */
async function writeFiles({ content, images: index }: Snapshot, folder: string): Promise<void> {
  const shown = { ...content, entries: published(content.entries) };
  const names = new Set(namedImages(shown).map(({ image }) => image));
  const files = [...names].flatMap((name) => builtFiles(index.images.get(name)));
  await mkdir(join(folder, 'assets'), { recursive: true });
  await mapAtOnce(files, async (file) => {
    await writeFile(join(folder, file.fileName), await encodeImage(file));
  });
}

/** A name that this plugin could have made; a file is then looked up by it, never opened by it. */
function requestedName({ url = '' }: IncomingMessage, base: string): string | undefined {
  const path = url.split(/[?#]/, 1)[0] ?? '';
  const name = path.startsWith(base) ? path.slice(base.length) : path.replace(/^\//, '');
  return /^assets\/[a-z0-9-]+-[0-9a-f]{8}-\d+\.(?:avif|webp|jpg)$/.test(name) ? name : undefined;
}

function fileCalled(name: string, library: Library): BuiltFile | undefined {
  const files = [...library.current().images.images.values()].flatMap(builtFiles);
  return files.find(({ fileName }) => fileName === name);
}

async function respond(file: BuiltFile | undefined, response: ServerResponse): Promise<void> {
  const bytes = file && (await encodeImage(file).catch(() => undefined));
  response.statusCode = bytes ? 200 : 404;
  if (!file || !bytes) return void response.end();
  response.setHeader('Content-Type', `image/${file.format === 'jpg' ? 'jpeg' : file.format}`);
  response.setHeader('Cache-Control', 'max-age=31536000, immutable');
  response.end(bytes);
}
