import { once } from 'node:events';
import http, { type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { getContribution } from './calls/contributions.ts';
import { createApiContext, provideApiContext } from './context.ts';
import { readEvents } from './eventStream.ts';

const unused = () => Promise.reject(new Error('Nothing is called'));

test('an error whose code this release does not know keeps its sentence and its fields', async () => {
  const body = {
    message: 'Your bank is closed today.',
    code: 'bank_closed',
    fields: { bank_code: 'Choose another bank.' },
    request_id: 'request-1',
  };
  provideApiContext(() =>
    createApiContext('/api', async () => ({ status: 409, body, retryAfter: undefined })),
  );
  await expect(getContribution('0192f0c1-0000-7000-8000-000000000000')).rejects.toMatchObject({
    code: 'unreadable_response',
    message: 'Your bank is closed today.',
    fields: { bankCode: 'Choose another bank.' },
    status: 409,
  });
});

test('a stream whose event cannot be handled is closed', async () => {
  const streams: ServerResponse[] = [];
  const server = http.createServer((_, response) => {
    streams.push(response);
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write('event: changed\ndata: no JSON\n\n');
  });
  server.listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  provideApiContext(() => createApiContext(`http://127.0.0.1:${port}`, unused));
  const { signal } = new AbortController();
  await expect(readEvents({ lastEventId: null, signal, onEvent: () => {} })).rejects.toThrow();
  const [stream] = streams;
  if (stream && !stream.destroyed) await once(stream, 'close');
  expect(streams.map(({ destroyed }) => destroyed)).toEqual([true]);
});
