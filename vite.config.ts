import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { editor } from './src/admin/output.ts';
import { mdx } from './src/content/markdown/mdx.ts';
import { content } from './src/content/plugin.ts';
import { rooms, siteModel } from './src/pages/all.ts';
import { prerender } from './src/build/plugin.ts';

export default defineConfig({
  plugins: [
    content({ model: siteModel }),
    mdx(),
    react(),
    prerender({ rooms, outputs: [editor()] }),
  ],
});
