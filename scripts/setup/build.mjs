import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './root.mjs';
import { run } from './run.mjs';

const STAMP = path.join(ROOT, 'dist', '.web-built');
/** What the browser's part is made of. */
const SOURCES = [
  'src/api',
  'src/domain',
  'src/machines',
  'src/routes',
  'src/ui',
  'public',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
];

/** Builds the browser's part when it is missing or older than what it is made of. */
export async function ensureBuilt() {
  const newestMs = Math.max(...SOURCES.map((source) => newestChangeMs(path.join(ROOT, source))));
  if (existsSync(STAMP) && statSync(STAMP).mtimeMs > newestMs) return;
  console.log('Building the browser part …');
  const code = await run('vite', ['build', '--logLevel', 'warn']);
  if (code !== 0) throw new Error('The build failed');
  mkdirSync(path.dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, '');
}

function newestChangeMs(file) {
  if (!existsSync(file)) return 0;
  const stats = statSync(file);
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(
    stats.mtimeMs,
    ...readdirSync(file)
      .filter((name) => name !== 'node_modules')
      .map((name) => newestChangeMs(path.join(file, name))),
  );
}
