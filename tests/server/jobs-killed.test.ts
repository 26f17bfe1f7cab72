import { mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { RAILS_KEYS } from '#rails/simulator.ts';
import { messages } from '#server/platform/db/schema/messages.ts';
import { freePort, ServerProcess } from '../browser/kit/server.ts';
import { WAIT } from '../kit/wait.ts';
import { buildRegistration } from './kit/people.ts';
import { describeOnPostgres, type TestServer } from './kit/server.ts';
import { type SimulatedBanks, simulateBanks } from './money/banks/simulated.ts';

/** The queue reassigns a job of a process without a heartbeat for 15 seconds, and checks every 10. */

describeOnPostgres('a job of a server that is killed', (open) => {
  let looking: TestServer;
  let banks: SimulatedBanks;
  let server: ServerProcess;
  beforeAll(async () => {
    looking = await open();
    const port = await freePort();
    banks = await simulateBanks(`http://127.0.0.1:${port}`);
    server = new ServerProcess(port, await mkdtemp(path.join(os.tmpdir(), 'killed-')), {
      DATABASE_URL: looking.databaseUrl ?? '',
      SMS_PROVIDER: 'termii',
      TERMII_API_KEY: RAILS_KEYS.termii.apiKey,
      TERMII_SECRET_KEY: RAILS_KEYS.termii.secretKey,
      TERMII_BASE_URL: `${banks.origin}/termii`,
      TERMII_SENDER: 'Kolo',
    });
    await server.resume();
  });
  afterAll(async () => {
    await server.dispose();
    await banks.close();
    await looking.close();
  });

  test('while it sends an SMS is carried out by the next, and the SMS arrives once', async () => {
    const { simulator } = banks;
    const calls: string[] = [];
    simulator.app.server.on('request', ({ url }) => void calls.push(url ?? ''));
    simulator.faults.termii.add('slow', { times: 1 });
    const { phone, ...registration } = buildRegistration();
    const response = await fetch(`${server.origin}/api/onboarding/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...registration, phone }),
    });
    expect(response.status).toBe(200);
    await vi.waitFor(() => expect(calls).toEqual(['/termii/api/sms/send']), WAIT);
    await server.kill();
    const sms = async () =>
      (await looking.db.select().from(messages)).filter(({ channel }) => channel === 'sms');
    expect(await sms()).toMatchObject([{ status: 'queued' }]);

    await server.resume();
    await vi.waitFor(async () => expect(await sms()).toMatchObject([{ status: 'sent' }]), WAIT);
    await simulator.clock.advance(10_000);
    expect(simulator.inbox.to(phone)).toHaveLength(1);
  }, 240_000);
});
