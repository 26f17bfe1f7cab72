import net, { type AddressInfo, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { signUp, type TestPerson } from '../kit/people.ts';
import { createPhoto } from '../kit/pictures.ts';
import { describeOnDatabase, type TestServer } from '../kit/server.ts';

/** The former limit of concurrent uploads of all users together. */
const STALLED = 45;

/** Finding 10: 40 stalled uploads of one user blocked all uploads. */
describeOnDatabase('stalled uploads of one person', (open) => {
  let server: TestServer;
  let port: number;
  let attacker: TestPerson;
  let sockets: Socket[] = [];
  beforeAll(async () => {
    server = await open();
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    ({ port } = server.app.server.address() as AddressInfo);
    attacker = await signUp(server.app);
  });
  afterEach(() => {
    for (const socket of sockets) socket.destroy();
    sockets = [];
  });
  afterAll(() => server.close());

  /** Starts an upload and stalls. */
  const stall = () =>
    new Promise<Socket>((resolve) => {
      const socket = net.connect(port, '127.0.0.1', () => {
        socket.write(
          `PUT /api/users/me/picture HTTP/1.1\r\nHost: kolo\r\nAuthorization: ${attacker.headers.authorization}\r\n` +
            'Content-Type: multipart/form-data; boundary=edge\r\nContent-Length: 1000000\r\n\r\n' +
            '--edge\r\nContent-Disposition: form-data; name="picture"; filename="a"\r\n\r\nabc',
          () => resolve(socket),
        );
      });
      socket.on('error', () => {});
      socket.resume();
      sockets.push(socket);
    });

  const openCount = () => sockets.filter(({ closed }) => !closed).length;
  const upload = async ({ headers }: TestPerson): Promise<number> => {
    const form = new FormData();
    form.set('picture', new Blob([new Uint8Array(await createPhoto(60, 60))]));
    const url = `http://127.0.0.1:${port}/api/users/me/picture`;
    return (await fetch(url, { method: 'PUT', headers, body: form })).status;
  };

  it('do not block other users, and end when the user tries again', async () => {
    const innocent = await signUp(server.app);
    await Promise.all(Array.from({ length: STALLED }, stall));
    // All but the last are ended: one upload per user.
    await expect.poll(openCount).toBe(1);
    expect(await upload(innocent)).toBe(200);
    expect(await upload(attacker)).toBe(200);
    await expect.poll(openCount).toBe(0);
    expect(await upload(attacker)).toBe(200);
  });
});
