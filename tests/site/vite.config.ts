// The project with other content: that of the tests, or of the folder that `CONTENT_FOLDER` names below the project.
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { admin } from '../../src/admin/plugin.ts';
import { mdx } from '../../src/content/body/mdx.ts';
import { content } from '../../src/content/plugin.ts';
import { prerender } from '../../src/prerender/plugin.ts';

const { CONTENT_FOLDER: folder = 'tests/site/content', SITE_DIST: outDir = '.dist-tests' } =
  process.env;

export default defineConfig({
  build: { outDir },
  plugins: [content({ folder }), mdx(), react(), prerender(), admin()],
});
