import { ensureInstalled } from './setup/install.mjs';
import { run } from './setup/run.mjs';

const port = Number(process.env.PORT ?? '3000');
const apiPort = String(port + 1);

await ensureInstalled();
// The API restarts by itself when its files change; Vite serves the browser part and passes calls on.
const codes = await Promise.race([
  run('node', ['--watch', '--watch-preserve-output', 'src/server/main.ts'], { env: { PORT: apiPort } }),
  run('vite', [], { env: { PORT: String(port), API_PORT: apiPort } }),
]);
process.exit(codes);
