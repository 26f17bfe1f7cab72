import { existsSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { PageRenderer } from './page-renderer.ts';

/** The server's part of the build, from `npm run build`. */
const RENDERER = fileURLToPath(new URL('../../../dist/server/render.js', import.meta.url));

/** What renders the public pages; null if there is no build. */
export async function openPageRenderer(): Promise<PageRenderer | null> {
  return existsSync(RENDERER) ? await import(pathToFileURL(RENDERER).href) : null;
}
