import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Builds one classic script and one style sheet with inlined fonts, because browsers load no modules from files. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [react(), vanillaExtractPlugin()],
  define: { 'process.env.NODE_ENV': '"production"' },
  // All files are next to the page.
  experimental: { renderBuiltUrl: (file) => `./${file}` },
  build: {
    outDir: path.resolve(import.meta.dirname, '../../../dist/atlas'),
    target: 'es2022',
    lib: {
      entry: 'main.tsx',
      formats: ['iife'],
      name: 'atlas',
      fileName: () => 'atlas.js',
      cssFileName: 'atlas',
    },
  },
});
