import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { readSettings } from './src/server/settings.ts';
import { pageSettings } from './src/server/web/pageSettings.ts';

/** In development the API runs beside Vite, on the port before it. */
const apiOrigin = `http://127.0.0.1:${process.env.API_PORT ?? '3001'}`;

/** In development Vite serves the page, and tells it what the server tells its own. */
const developmentPage: Plugin = {
  name: 'development-page',
  apply: 'serve',
  transformIndexHtml: () => {
    const settings = readSettings(process.env);
    return [
      { tag: 'title', children: settings.productName },
      { tag: 'meta', attrs: { name: 'app-settings', content: pageSettings(settings) } },
    ];
  },
};

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin(), developmentPage],
  server: {
    port: Number(process.env.PORT ?? '3000'),
    strictPort: true,
    proxy: { '/api': apiOrigin, '/media': apiOrigin },
  },
  build: { outDir: 'dist/web', target: 'es2022', sourcemap: true },
});
