import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { parseEnv } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LIVE_BANK_PROVIDERS } from '#server/platform/ports/bank.ts';
import { readSettings } from '#server/platform/settings/settings.ts';
import { openProviders } from '#server/providers.ts';
import { ROOT } from '../../../../scripts/setup/root.mjs';
import { killOnExit } from '../../../kit/childProcesses.ts';

/** The settings that `npm run rails` prints, on free ports. */
const simulator = spawn('node', ['src/rails/main.ts', '--port', '0', '--mail-port', '0'], { cwd: ROOT });
killOnExit(simulator);
let printed: Record<string, string | undefined> = {};

beforeAll(async () => {
  let text = '';
  for await (const line of createInterface(simulator.stdout)) {
    text += `${line}\n`;
    if (line.startsWith('MAIL_FROM=')) break;
  }
  printed = parseEnv(text);
});
afterAll(async () => {
  const ended = once(simulator, 'exit');
  simulator.kill();
  await ended;
});

test.each(LIVE_BANK_PROVIDERS)(
  'npm run rails prints settings with which %s opens an account',
  async (name) => {
    const DATABASE_URL = 'postgres://localhost/none';
    const { bank } = openProviders(readSettings({ ...printed, BANK_PROVIDER: name, DATABASE_URL }));
    const userId = randomUUID();
    const opened = await bank.openAccount({
      userId,
      firstName: 'Ada',
      lastName: 'Obi',
      email: `buyer-${userId}@example.com`,
      phone: '+2348031234567',
    });
    expect(opened).toMatchObject({ outcome: 'ok' });
  },
);
