import { ensureInstalled } from './setup/install.mjs';
import { run } from './setup/run.mjs';
import { SERVER_ENVIRONMENT } from './setup/server.mjs';

const port = Number(process.env.PORT ?? '3000');
const apiPort = String(port + 1);

await ensureInstalled();
const ending = new AbortController();
const startLinked = (command, args, env) =>
  run(command, args, { env, signal: ending.signal }).finally(() => ending.abort());
// The API restarts when its files change; Vite serves the browser part and proxies API calls. So the server names
// Vite's address as its own: at the API's it serves the pages of the last build.
// When one of them ends, so does the other, and the first one's exit code is returned.
const both = [
  startLinked('node', ['--watch', '--watch-preserve-output', 'src/server/main.ts'], {
    ...SERVER_ENVIRONMENT,
    PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${port}`,
    PORT: apiPort,
  }),
  startLinked('vite', [], { PORT: String(port), API_PORT: apiPort }),
];
process.exitCode = await Promise.race(both);
await Promise.allSettled(both);
