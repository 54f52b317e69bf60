// In: the folder `files` of content. Out: its files at /files/, as they are: copied by a build, read in development.
import { cp } from 'node:fs/promises';
import { createReadStream } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { requestedPath } from './requested-path.ts';
import type { Open } from '../library.ts';

/** Serves and copies files to download. */
export function files(open: Open, folder: string): Plugin {
  return {
    name: 'content:files',
    configureServer({ config: { base, root }, middlewares }) {
      middlewares.use((request, response, next) => {
        const [, name] = /^files\/(.+)$/s.exec(requestedPath(request, base) ?? '') ?? [];
        if (name === undefined) return next();
        return void open()
          .then((library) => {
            // The name is looked up, and never used as a path by itself.
            const isListed = library.current().reading.files.includes(name);
            response.statusCode = isListed ? 200 : 404;
            response.setHeader('Cache-Control', 'no-store');
            if (!isListed) return response.end();
            if (name.endsWith('.pdf')) response.setHeader('Content-Type', 'application/pdf');
            return createReadStream(join(root, folder, 'files', name)).pipe(response);
          })
          .catch(() => response.destroy());
      });
    },
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle() {
      const { root, build } = this.environment.config;
      for (const name of (await open()).current().reading.files)
        await cp(join(root, folder, 'files', name), resolve(root, build.outDir, 'files', name));
    },
  };
}
