import { once } from 'node:events';
import net, { type AddressInfo, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { describeOnDatabase, type OpenServer } from '../kit/server.ts';

const LIMIT = 5;

/** Finding 10: one address could use all connections. */
describeOnDatabase('many connections from one address', (open) => {
  it('are dropped beyond the limit, and accepted again after others have ended', async () => {
    const { connect, close } = await listening(open, {});
    const held = await Promise.all(Array.from({ length: LIMIT }, connect));
    expect(held.map(({ isOpen }) => isOpen)).toEqual(Array(LIMIT).fill(true));
    expect((await connect()).isOpen).toBe(false);
    const ended = once(held[0]?.socket ?? net.connect(0), 'close');
    held[0]?.socket.destroy();
    await ended;
    await expect.poll(async () => (await connect()).isOpen).toBe(true);
    await close();
  });

  it('are not counted behind a proxy, where all have its address; the limit over all holds', async () => {
    const { connect, close } = await listening(open, { TRUST_PROXY: '1', MAX_CONNECTIONS: '8' });
    const held = await Promise.all(Array.from({ length: 8 }, connect));
    expect(held.map(({ isOpen }) => isOpen)).toEqual(Array(8).fill(true));
    expect((await connect()).isOpen).toBe(false);
    await close();
  });
});

interface Attempt {
  readonly socket: Socket;
  /** Whether the server served a request on it. */
  readonly isOpen: boolean;
}

async function listening(open: OpenServer, environment: Readonly<Record<string, string>>) {
  const server = await open({ MAX_CONNECTIONS_PER_ADDRESS: String(LIMIT), ...environment });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  const sockets: Socket[] = [];
  return {
    connect: (): Promise<Attempt> =>
      new Promise((resolve) => {
        const socket = net.connect(port, '127.0.0.1');
        sockets.push(socket);
        socket.write('GET /healthz HTTP/1.1\r\nHost: kolo\r\n\r\n');
        socket.on('error', () => {});
        socket.once('data', () => resolve({ socket, isOpen: true }));
        socket.once('close', () => resolve({ socket, isOpen: false }));
      }),
    async close() {
      for (const socket of sockets) socket.destroy();
      await server.close();
    },
  };
}
