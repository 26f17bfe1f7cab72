import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { SettingsError } from '../settings/settings-error.ts';
import { listen } from './listen.ts';

const LOOPBACK = '127.0.0.1';

function openApp() {
  const app = fastify();
  onTestFinished(() => app.close());
  return app;
}

test('a port that is taken stops the start with a line that names it', async () => {
  const taken = new URL(await listen(openApp(), { host: LOOPBACK, port: 0 }));
  const port = Number(taken.port);
  await expect(listen(openApp(), { host: LOOPBACK, port })).rejects.toThrow(
    new SettingsError([
      `The server cannot listen on HOST=127.0.0.1 and PORT=${port}. PORT is taken: set another.`,
    ]),
  );
});

test.each([
  // Of a network for documentation (RFC 5737).
  ['192.0.2.1', 'HOST is no address of this machine'],
  ['nowhere.invalid', 'HOST is not known'],
])('the host %s stops the start, and the database is not blamed', async (host, problem) => {
  await expect(listen(openApp(), { host, port: 0 })).rejects.toThrow(
    new SettingsError([`The server cannot listen on HOST=${host} and PORT=0. ${problem}.`]),
  );
});
