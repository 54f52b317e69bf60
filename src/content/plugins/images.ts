// In: the images of content. Out: the files below assets/: written by a build, encoded on request in development.
import { mkdir, writeFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { mapAtOnce } from '../map-at-once.ts';
import { builtFiles, type BuiltFile } from '../images/describe-picture.ts';
import { encoderOf } from '../images/encode.ts';
import type { ImageIndex } from '../images/index-images.ts';
import type { Library, Open, Snapshot } from '../library.ts';
import type { Content } from '../schema/content.ts';
import { published } from '../drafts.ts';
import { requestedPath } from './requested-path.ts';
import { namedImages } from '../named-images.ts';
import { reasonOf } from '../../text/reason-of.ts';

/** Serves and builds the images that content names. Damaged ones are skipped, since they are problems of content. */
export function images(open: Open): Plugin {
  return {
    name: 'content:images',
    configResolved() {
      // One thread per image, and one image per processor: encoders scale badly with threads.
      sharp.concurrency(1);
      // No photograph is decoded twice in the same way.
      sharp.cache(false);
    },
    configureServer({ config, middlewares }) {
      middlewares.use((request, response, next) => {
        const name = requestedPath(request, config.base);
        if (!name || !builtName.test(name)) return next();
        return void open()
          .then((library) => respond(fileCalled(name, library), response))
          .catch((error: unknown) => {
            config.logger.error(`${name} can't be shown: ${reasonOf(error)}`);
            response.writeHead(500).end();
          });
      });
    },
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle() {
      const { root, build } = this.environment.config;
      await writeFiles((await open()).current(), resolve(root, build.outDir));
    },
  };
}

/** Writes the images of published content. Not by way of the bundle, which would keep all of them in memory. */
async function writeFiles({ content, images: index }: Snapshot, folder: string): Promise<void> {
  const shown = { ...content, entries: published(content.entries) };
  await mkdir(join(folder, 'assets'), { recursive: true });
  await mapAtOnce(imagesOf(shown, index), async ({ image, isOpening }) => {
    const encode = encoderOf(image);
    for (const file of builtFiles(image, isOpening))
      await writeFile(join(folder, file.fileName), await encode(file));
  });
}

/** The images that content names. Those of site.yaml are openings. */
function imagesOf(content: Content, { images: all }: ImageIndex) {
  const openings = new Set<unknown>(Object.values(content.site?.images ?? {}));
  const names = new Set(namedImages(content).map(({ image }) => image));
  return [...names].flatMap((name) => {
    const image = all.get(name);
    return image ? [{ image, isOpening: openings.has(name) }] : [];
  });
}

/** The name of a built image, which is looked up in the index and never used as a path. */
const builtName = /^assets\/[a-z0-9-]+-[0-9a-f]{8}-\d+\.(?:avif|webp|jpg)$/;

function fileCalled(name: string, library: Library): BuiltFile | undefined {
  const { content, images: index } = library.current();
  const named = imagesOf(content, index);
  const files = named.flatMap(({ image, isOpening }) => builtFiles(image, isOpening));
  return files.find(({ fileName }) => fileName === name);
}

async function respond(file: BuiltFile | undefined, response: ServerResponse): Promise<void> {
  if (!file) return void response.writeHead(404).end();
  const bytes = await encoderOf(file.image)(file);
  response.setHeader('Content-Type', `image/${file.format === 'jpg' ? 'jpeg' : file.format}`);
  response.setHeader('Cache-Control', 'max-age=31536000, immutable');
  response.end(bytes);
}
