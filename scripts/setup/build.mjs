import { existsSync, mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './root.mjs';
import { run } from './run.mjs';

/** The sources and the command of each build. */
export const BUILDS = {
  web: {
    label: 'the pages',
    sources: [
      'src/api',
      'src/app',
      'src/domain',
      'src/flows',
      'src/homes',
      'src/machines',
      'src/boot.ts',
      'src/main.tsx',
      'src/render.tsx',
      'src/routes',
      'src/ui',
      'public',
      'index.html',
      'vite.config.ts',
      'tsconfig.json',
      'package.json',
      'package-lock.json',
    ],
    command: ['vite', ['build', '--logLevel', 'warn']],
  },
  workshop: {
    label: 'the workshop',
    // The previews of messages are stories that use the server's templates.
    sources: [
      'src/ui',
      'src/domain',
      'src/server/messages',
      'src/server/support/mail.ts',
      'tests/kit/messageSamples.ts',
      'tests/workshop/messages',
      'package-lock.json',
    ],
    command: ['npm', ['run', '--silent', 'ui:build', '--', '--quiet']],
  },
};

/**
 * Builds the pages or the workshop if the build is missing or older than its sources.
 * Options as for `run`.
 */
export async function ensureBuilt(name, options) {
  const { label, sources, command } = BUILDS[name];
  const stamp = path.join(ROOT, 'dist', `.${name}-built`);
  const newestMs = Math.max(...sources.map((source) => newestChangeMs(path.join(ROOT, source))));
  if (existsSync(stamp) && statSync(stamp).mtimeMs > newestMs) return;
  console.log(`Building ${label} …`);
  const startedAt = new Date();
  const code = await run(...command, options);
  if (code !== 0) throw new Error('The build failed');
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, '');
  // What changed while it was built is not in it.
  utimesSync(stamp, startedAt, startedAt);
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
