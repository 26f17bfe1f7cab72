import net, { type AddressInfo, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { describeOnDatabase, type TestServer } from '../kit/server.ts';

const SENT_BYTES = 200_000;
const MAX_HELD = 4;

/** A webhook's signature is checked once its body is in memory, so anyone could fill the memory with large bodies. */
describeOnDatabase('large webhooks of strangers', (open) => {
  let server: TestServer;
  let port: number;
  let sockets: Socket[] = [];
  let responses: string[] = [];
  beforeAll(async () => {
    server = await open();
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    ({ port } = server.app.server.address() as AddressInfo);
  });
  afterEach(() => {
    for (const socket of sockets) socket.destroy();
    sockets = [];
    responses = [];
  });
  afterAll(() => server.close());

  /** Sends a large part of a body, and stalls. */
  const stall = (framing: string): void => {
    const socket = net.connect(port, '127.0.0.1', () =>
      socket.write(
        `POST /api/webhooks/sandbox HTTP/1.1\r\nHost: kolo\r\nContent-Type: application/json\r\n${framing}` +
          ' '.repeat(SENT_BYTES),
      ),
    );
    socket.on('data', (data) => responses.push(data.toString()));
    socket.on('error', () => {});
    sockets.push(socket);
  };
  const send = (sizeBytes: number) =>
    fetch(`http://127.0.0.1:${port}/api/webhooks/sandbox`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: ' '.repeat(sizeBytes),
    });

  it.each([
    ['of an announced length', 'Content-Length: 1000000\r\n\r\n'],
    ['of an unknown length', `Transfer-Encoding: chunked\r\n\r\n${(1_000_000).toString(16)}\r\n`],
  ])('%s are held a few at a time, and stop no ordinary one', async (_, framing) => {
    for (let count = 0; count < MAX_HELD + 6; count += 1) stall(framing);
    await expect.poll(() => responses.length).toBe(6);
    for (const response of responses) expect(response).toMatch(/^HTTP\/1\.1 503 .*"code":"overloaded"/s);
    const large = await send(SENT_BYTES);
    expect(large.status).toBe(503);
    expect(Number(large.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await send(60_000)).status).toBe(401);

    for (const socket of sockets) socket.destroy();
    await expect.poll(async () => (await send(SENT_BYTES)).status).toBe(401);
  });
});
