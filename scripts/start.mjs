import { ensureBuilt } from './setup/build.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { run } from './setup/run.mjs';

await ensureInstalled();
await ensureBuilt('web');
process.exitCode = await run('node', ['src/server/main.ts']);
