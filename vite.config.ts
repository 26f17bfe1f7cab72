import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** In development the API runs beside Vite, on the port before it. */
const apiOrigin = `http://127.0.0.1:${process.env.API_PORT ?? '3001'}`;

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  server: {
    port: Number(process.env.PORT ?? '3000'),
    strictPort: true,
    proxy: { '/api': apiOrigin },
  },
  build: { outDir: 'dist/web', target: 'es2022', sourcemap: true },
});
