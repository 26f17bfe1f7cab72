import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type InlineConfig } from 'vite';
import { ROOT } from '../setup/root.mjs';

const APP = path.join(ROOT, 'src/flows/atlas');

/** Builds the atlas's page into a folder, without its data. */
export async function buildAtlasApp(to: string): Promise<void> {
  const { default: config }: { default: InlineConfig } = await import('#flows/atlas/vite.config.ts');
  await build({
    ...config,
    configFile: false,
    logLevel: 'warn',
    build: { ...config.build, outDir: to, emptyOutDir: true },
  });
  await copyFile(path.join(APP, 'index.html'), path.join(to, 'index.html'));
}
