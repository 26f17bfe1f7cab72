import { ensureInstalled } from './setup/install.mjs';
import { run } from './setup/run.mjs';

const CHECKS = [
  ['tsc', []],
  ['biome', ['check', '--error-on-warnings']],
  ['vitest', ['run', '--project', 'unit', '--project', 'mocked', '--project', 'repo']],
];

await ensureInstalled();
for (const [command, args] of CHECKS) {
  process.exitCode = await run(command, args);
  if (process.exitCode !== 0) break;
}
