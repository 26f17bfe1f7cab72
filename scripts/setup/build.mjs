import { existsSync, mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './root.mjs';
import { run } from './run.mjs';

/** The sources, the outputs and the command of each build. */
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
    outputs: ['dist/web', 'dist/server'],
    command: ['vite', ['build', '--logLevel', 'warn']],
  },
  workshop: {
    label: 'the workshop',
    // The previews of messages are stories that use the server's templates.
    sources: [
      'src/ui',
      'src/domain',
      'src/server/messages',
      'src/server/platform/escape-html.ts',
      'src/server/platform/jobs/job.ts',
      'src/server/support/mail.ts',
      'tests/kit/messageSamples.ts',
      'tests/workshop/messages',
      'package-lock.json',
    ],
    outputs: ['dist/ui'],
    command: ['npm', ['run', '--silent', 'ui:build', '--', '--quiet']],
  },
};

/**
 * Builds the pages or the workshop if the build is missing or older than its sources.
 * Options as for `run`.
 */
export async function ensureBuilt(name, options) {
  const { label, command } = BUILDS[name];
  if (isUpToDate(name)) return;
  console.log(`Building ${label} …`);
  const startedAt = new Date();
  const code = await run(...command, options);
  if (code !== 0) throw new Error('The build failed');
  const stamp = stampOf(name);
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, '');
  // What changed while it was built is not in it.
  utimesSync(stamp, startedAt, startedAt);
}

const stampOf = (name) => path.join(ROOT, 'dist', `.${name}-built`);

/** Whether a build is there, whole and newer than its sources. */
function isUpToDate(name) {
  const { sources, outputs } = BUILDS[name];
  const stamp = stampOf(name);
  if (![stamp, ...outputs.map((output) => path.join(ROOT, output))].every((file) => existsSync(file)))
    return false;
  const newestMs = Math.max(...sources.map((source) => newestChangeMs(path.join(ROOT, source))));
  return statSync(stamp).mtimeMs > newestMs;
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
