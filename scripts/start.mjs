import { ensureBuilt } from './setup/build.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { run } from './setup/run.mjs';
import { SERVER_ARGUMENTS, SERVER_ENVIRONMENT } from './setup/server.mjs';

await ensureInstalled();
await ensureBuilt('web');
process.exitCode = await run('node', SERVER_ARGUMENTS, { env: SERVER_ENVIRONMENT });
