import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { unexpectedProxy } from './unexpected-proxy.ts';

test('requests through a proxy that TRUST_PROXY does not expect are named in the log once', async () => {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const app = Fastify({ logger: { level: 'warn', stream } });
  app.register(unexpectedProxy);
  app.get('/', () => 'here');
  await app.inject('/');
  expect(lines).toEqual([]);
  for (const _ of ['first', 'second'])
    await app.inject({ url: '/', headers: { 'x-forwarded-for': '203.0.113.7' } });
  await app.close();
  expect(lines).toEqual([expect.stringContaining('Set TRUST_PROXY=1')]);
  expect(lines[0]).not.toContain('203.0.113.7');
});
