import net, { type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnDatabase, type TestServer } from '../kit/server.ts';

const ATTACKERS = 60;
const TRICKLE_MS = 100;

/** Finding 10: connections that send a byte now and then were never ended. */
describeOnDatabase('slow requests', (open) => {
  let server: TestServer;
  let port: number;
  beforeAll(async () => {
    server = await open({ HEADERS_TIMEOUT_SECONDS: '1', REQUEST_TIMEOUT_SECONDS: '2' });
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    ({ port } = server.app.server.address() as AddressInfo);
  });
  afterAll(() => server.close());

  /** Sends the beginning, then single bytes with pauses. Resolves to the response once the server closed the connection. */
  const trickle = (beginning: string): Promise<string> =>
    new Promise((resolve) => {
      const socket = net.connect(port, '127.0.0.1');
      socket.write(beginning);
      const timer = setInterval(() => socket.write('a'), TRICKLE_MS);
      let received = '';
      socket.on('data', (data) => {
        received += data.toString();
      });
      socket.on('error', () => {});
      socket.on('close', () => {
        clearInterval(timer);
        resolve(received);
      });
    });

  it.each([
    ['headers that never end', 'GET /healthz HTTP/1.1\r\nHost: kolo\r\nX-Slow: '],
    [
      'a body that never ends',
      'POST /api/onboarding/login HTTP/1.1\r\nHost: kolo\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{"identifier":"',
    ],
    [
      'a body for a call that is not there',
      'POST /nothing HTTP/1.1\r\nHost: kolo\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{',
    ],
    ['an address that never ends', 'GET /'],
  ])('are ended: %s', async (_, beginning) => {
    const ended = Promise.all(Array.from({ length: ATTACKERS }, () => trickle(beginning)));
    const healthy = await fetch(`http://127.0.0.1:${port}/healthz`);
    expect(healthy.status).toBe(200);
    const received = await ended;
    expect(new Set(received.map((text) => /^HTTP\/1\.1 (\d+)/.exec(text)?.[1]))).toEqual(
      new Set([expect.stringMatching(/^4\d\d$/)]),
    );
  });
});
