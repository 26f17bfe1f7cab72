import { existsSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isLoopbackHost } from '../platform/settings/loopback.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { SettingsError } from '../platform/settings/settings-error.ts';
import type { PageRenderer } from './page-renderer.ts';

/** The server's part of the build, from `npm run build`. */
const RENDERER = fileURLToPath(new URL('../../../dist/server/render.js', import.meta.url));

/** What renders the public pages; null if there is no build. */
export async function openPageRenderer(): Promise<PageRenderer | null> {
  return existsSync(RENDERER) ? await import(pathToFileURL(RENDERER).href) : null;
}

/**
 * A server without the build answers every call, so a load balancer would take it for ready, and sends no page.
 * @throws SettingsError if other people than those at this machine would miss the pages.
 */
export function requireBuild({ nodeEnv, publicUrl }: Pick<Settings, 'nodeEnv' | 'publicUrl'>): void {
  if (nodeEnv !== 'production' || existsSync(RENDERER)) return;
  if (publicUrl !== null && isLoopbackHost(new URL(publicUrl).hostname)) return;
  throw new SettingsError(['The pages of this release are not built: run `npm run build` first.']);
}
