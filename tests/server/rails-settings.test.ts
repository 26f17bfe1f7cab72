import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { parseEnv } from 'node:util';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { RAILS_KEYS } from '#rails/simulator.ts';
import { readSettings } from '#server/platform/settings/settings.ts';
import { killOnExit } from '../kit/childProcesses.ts';
import { WAIT } from '../kit/wait.ts';
import { runProgram } from './kit/run-program.ts';

const STARTED = /The simulator listens at \S+ For the server:\n\n(.*?)\n\n/s;

test('npm run rails prints the settings of a server that uses it for everything', async () => {
  const rails = spawn('node', ['src/rails/main.ts', '--port', '0', '--mail-port', '0', '--speed', '0']);
  try {
    let printed = '';
    for await (const part of rails.stdout) {
      printed += String(part);
      if (STARTED.test(printed)) break;
    }
    const environment = parseEnv(STARTED.exec(printed)?.[1] ?? '');
    const { bank, messages } = readSettings(environment);
    const { sms, email, whatsapp } = messages;
    expect([bank, sms, email, whatsapp].map(({ provider }) => provider)).toEqual([
      'paystack',
      'termii',
      'smtp',
      'cloud',
    ]);
  } finally {
    rails.kill();
    await once(rails, 'exit');
  }
});

test.each([
  [['--port', 'abc'], '--port must be a number; it is "abc".'],
  [['--prot', '4010'], "Unknown option '--prot'"],
  [['none.yaml'], "ENOENT: no such file or directory, open 'none.yaml'"],
])('npm run rails -- %j says in one line why it does not start', async (words, line) => {
  const { code, stderr } = await runProgram(['src/rails/main.ts', ...words], {});
  expect([code, stderr.trim()]).toEqual([1, expect.stringContaining(line)]);
  expect(stderr.trim().split('\n')).toHaveLength(1);
});

describe('npm run rails -- SCENARIO', () => {
  let end = async () => {};
  afterEach(() => end());

  /** Starts the simulator, whose time passes only by `wait`. */
  async function start(scenario: string) {
    const words = ['src/rails/main.ts', '--port', '0', '--mail-port', '0', '--speed', '0'];
    const child = spawn('node', [...words, `src/rails/scenarios/${scenario}.yaml`]);
    killOnExit(child);
    end = async () => {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    };
    const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
    const lineWith = async (text: string): Promise<string> => {
      const { value = '', done } = await lines.next();
      if (done) throw new Error(`It ended without '${text}'`);
      return value.includes(text) ? value : lineWith(text);
    };
    const origin = /at (\S+)\. /.exec(await lineWith('The simulator listens'))?.[1] ?? '';
    await lineWith('press Enter');
    const post = (path: string, body: object) =>
      fetch(`${origin}${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${RAILS_KEYS.paystack.secretKey}`,
        },
        body: JSON.stringify(body),
      });
    return {
      pressEnter: () => child.stdin.write('\n'),
      lineWith,
      wait: (time: string) => post('/control/steps', { wait: time }),
      openAccount: async () => {
        await post('/paystack/customer', { email: 'ada@example.com' });
        return post('/paystack/dedicated_account', { customer: 'ada@example.com' });
      },
      depositCount: async () =>
        (await (await fetch(`${origin}/control/state`)).json()).banks.paystack.deposits.length,
    };
  }

  test('says that a transfer needs an account, and sends it at the next Enter', async () => {
    const rails = await start('lost-then-requeried');
    rails.pressEnter();
    expect(await rails.lineWith('no account')).toBe(
      "Lost, then asked for: There is no account for 'newest'.",
    );
    await rails.openAccount();
    rails.pressEnter();
    await vi.waitFor(async () => expect(await rails.depositCount()).toBe(1), WAIT);
    await rails.wait('10s');
    await rails.lineWith('done');
  });

  test('has an outage last as long as the simulated time', async () => {
    const rails = await start('outage-at-the-first-try');
    expect((await rails.openAccount()).status).toBe(200);
    rails.pressEnter();
    await rails.lineWith('begins');
    await vi.waitFor(() => expect(rails.openAccount()).rejects.toThrow('fetch failed'), WAIT);
    await rails.wait('29m');
    await expect(rails.openAccount()).rejects.toThrow('fetch failed');
    await rails.wait('1m');
    expect((await rails.openAccount()).status).toBe(200);
    await rails.wait('1h');
    await rails.lineWith('done');
  });
});
