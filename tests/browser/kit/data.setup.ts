import { cp, rm } from 'node:fs/promises';
import { test } from '@playwright/test';
import { ServerProcess, STARTED_ONCE } from './server.ts';

test('a server starts on an empty folder, and stops', async () => {
  const server = await ServerProcess.start();
  await server.stop();
  await rm(STARTED_ONCE, { recursive: true, force: true });
  await cp(server.dataDir, STARTED_ONCE, { recursive: true });
  await server.dispose();
});
