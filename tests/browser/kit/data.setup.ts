import { cp, rm } from 'node:fs/promises';
import { test } from '@playwright/test';
import { SEEDED_DATA_DIR, ServerProcess } from './server.ts';

test('a server starts on an empty folder, and stops', async () => {
  const server = await ServerProcess.start();
  await server.stop();
  await rm(SEEDED_DATA_DIR, { recursive: true, force: true });
  await cp(server.dataDir, SEEDED_DATA_DIR, { recursive: true });
  await server.dispose();
});
