import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { readSettings } from '#server/platform/settings/settings.ts';
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
    const { bank, messages } = readSettings({ ...environment, DATABASE_URL: 'postgres://localhost/none' });
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
