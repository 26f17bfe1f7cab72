import { spawnSync } from 'node:child_process';
import http from 'node:http';
import https from 'node:https';
import { describe, expect, it } from 'vitest';
import { freePort } from '../browser/kit/server.ts';
import { startProxy } from '../load/cluster.ts';

/** A server that has some addresses and is ready. */
async function serverWith(...addresses: readonly string[]): Promise<{ origin: string; close: () => void }> {
  const known = new Set<string | undefined>(['/readyz', ...addresses]);
  const server = http.createServer((request, response) => {
    const isThere = known.has(request.url);
    response.writeHead(isThere ? 200 : 404).end();
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

const statusOf = (url: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const request = https.get(url, { rejectUnauthorized: false }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    request.once('error', reject);
  });

describe.skipIf(spawnSync('which', ['haproxy']).status !== 0)('HAProxy', () => {
  it('keeps the metrics inside, in any spelling that the servers decode', async () => {
    const metrics = ['/metrics', '/%6detrics', '/metric%73?x=1'];
    const servers = [await serverWith(...metrics, '/'), await serverWith(...metrics, '/')];
    const proxy = await startProxy(servers);
    try {
      const found = (address: string) => statusOf(proxy.origin + address);
      await expect.poll(() => found('/'), { timeout: 20_000 }).toBe(200);
      for (const address of metrics) expect([address, await found(address)]).toEqual([address, 404]);
    } finally {
      await proxy.close();
      for (const { close } of servers) close();
    }
  });

  it('asks, between two releases, the other server for a file that one does not have, and for nothing else', async () => {
    const servers = [await serverWith('/assets/main-1.js'), await serverWith('/assets/main-2.js')];
    const proxy = await startProxy(servers);
    try {
      const found = (address: string) => statusOf(proxy.origin + address);
      await expect.poll(() => found('/assets/main-1.js'), { timeout: 20_000 }).toBe(200);
      await expect.poll(() => found('/assets/main-2.js'), { timeout: 20_000 }).toBe(200);
      // Each server is asked first by about half of these.
      for (let round = 0; round < 10; round += 1)
        for (const release of [1, 2]) expect(await found(`/assets/main-${release}.js`)).toBe(200);
      expect(await found('/assets/main-3.js')).toBe(404);
      expect(await found('/no-such-page')).toBe(404);
    } finally {
      await proxy.close();
      for (const { close } of servers) close();
    }
  });
});
