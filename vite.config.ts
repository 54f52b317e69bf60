import mdx from '@mdx-js/rollup';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bodyOptions } from './src/content/body.ts';
import { content } from './src/content/plugin.ts';
import { prerender } from './src/prerender/plugin.ts';

export default defineConfig({
  plugins: [content(), { enforce: 'pre', ...mdx(bodyOptions) }, react(), prerender()],
});
