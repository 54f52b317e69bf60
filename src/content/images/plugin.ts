// In: the photographs of content. Out: the files under assets/ that pages show: written by a build, encoded on request in dev.
import { mkdir, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, resolve, sep } from 'node:path';
import sharp from 'sharp';
import type { Plugin, ViteDevServer } from 'vite';
import { pruneCache } from '../cached.ts';
import { forEachAtOnce } from './concurrency.ts';
import { builtFiles, type BuiltFile } from './describe-picture.ts';
import { encodeImage } from './encode.ts';
import { indexImages, type ImageIndex } from './index-images.ts';

/** Where the photographs of a site are, below its root, and which of them a build shows: all where that isn't said. */
export interface ImagesOptions {
  readonly folder: string;
  readonly used?: () => Promise<ReadonlySet<string>>;
}

/**
 * Serves and builds photographs. Damaged files are skipped here: they are problems of content, which whoever
 * indexes them reports.
 */
export function images({ folder, used }: ImagesOptions): Plugin {
  let root = '';
  return {
    name: 'content:images',
    configResolved(config) {
      root = config.root;
      // One thread per picture and one picture per processor: encoders gain little from more threads.
      sharp.concurrency(1);
    },
    configureServer(server) {
      serve(server, folder);
    },
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle() {
      const { outDir } = this.environment.config.build;
      const index = await indexImages(root, folder);
      await build(index, resolve(root, outDir), await used?.());
    },
  };
}

/** Files go straight to the folder and not through the bundle, which would hold all of them in memory. */
async function build(
  { images: found }: ImageIndex,
  folder: string,
  used?: ReadonlySet<string>,
): Promise<void> {
  const shown = [...found.values()].filter(({ name }) => used?.has(name) ?? true);
  const files = shown.flatMap(builtFiles);
  await mkdir(join(folder, 'assets'), { recursive: true });
  await forEachAtOnce(files, async (file) => {
    await writeFile(join(folder, file.fileName), await encodeImage(file));
  });
  await pruneCache('images');
}

type BuiltFiles = ReadonlyMap<string, BuiltFile>;

function serve(server: ViteDevServer, contentFolder: string): void {
  const { root, base } = server.config;
  const folder = join(root, contentFolder, 'images') + sep;
  let known: Promise<BuiltFiles> | undefined;
  server.watcher.on('all', (_, path) => {
    if (path.startsWith(folder)) known = undefined;
  });
  server.middlewares.use((request, response, next) => {
    const name = requestedName(request, base);
    if (name === undefined) return next();
    known ??= listFiles(root, contentFolder);
    return void known
      .then((files) => respond(files.get(name), response))
      .catch(() => response.destroy());
  });
}

/** A name that this plugin could have made; a file is then looked up by it, never opened by it. */
function requestedName({ url = '' }: IncomingMessage, base: string): string | undefined {
  const path = url.split(/[?#]/, 1)[0] ?? '';
  const name = path.startsWith(base) ? path.slice(base.length) : path.replace(/^\//, '');
  return /^assets\/[a-z0-9-]+-[0-9a-f]{8}-\d+\.(?:avif|webp|jpg)$/.test(name) ? name : undefined;
}

async function listFiles(root: string, folder: string): Promise<BuiltFiles> {
  const { images: found } = await indexImages(root, folder);
  return new Map([...found.values()].flatMap(builtFiles).map((file) => [file.fileName, file]));
}

async function respond(file: BuiltFile | undefined, response: ServerResponse): Promise<void> {
  const bytes = file && (await encodeImage(file).catch(() => undefined));
  response.statusCode = bytes ? 200 : 404;
  if (!file || !bytes) return void response.end();
  response.setHeader('Content-Type', `image/${file.format === 'jpg' ? 'jpeg' : file.format}`);
  response.setHeader('Cache-Control', 'max-age=31536000, immutable');
  response.end(bytes);
}
