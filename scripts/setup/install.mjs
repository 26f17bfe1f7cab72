import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './root.mjs';
import { run } from './run.mjs';

const STAMP = path.join(ROOT, 'node_modules', '.installed-lock');

/** Installs the packages if they are missing or the lock file has changed. */
export async function ensureInstalled() {
  const lock = createHash('sha256')
    .update(readFileSync(path.join(ROOT, 'package-lock.json')))
    .digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lock) return;
  console.log('Installing packages …');
  const code = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code !== 0) throw new Error('npm ci failed');
  writeFileSync(STAMP, lock);
}
