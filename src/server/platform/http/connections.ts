import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyHttpOptions } from 'fastify';
import type { ConnectionLimits } from '../settings/settings.ts';
import { addressOf } from './networks.ts';

/** The longest time without traffic: longer than the database's statement timeout. */
const IDLE_TIMEOUT_MS = 60_000;
/** Longer than proxies keep idle connections (60 s), so that we never close one on which a proxy starts to send. */
const KEEP_ALIVE_TIMEOUT_MS = 72_000;
const MAX_REQUESTS_PER_CONNECTION = 1_000;
const MAX_CHECK_INTERVAL_MS = 5_000;

/** Fastify's options: a request whose headers or body arrive too slowly gets a 408. */
export const connectionOptions = ({ requestTimeoutMs, headersTimeoutMs }: ConnectionLimits) =>
  ({
    requestTimeout: requestTimeoutMs,
    connectionTimeout: IDLE_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
    maxRequestsPerSocket: MAX_REQUESTS_PER_CONNECTION,
    http: {
      headersTimeout: Math.min(headersTimeoutMs, requestTimeoutMs),
      // How often Node checks for late requests.
      connectionsCheckingInterval: Math.min(headersTimeoutMs / 2, MAX_CHECK_INTERVAL_MS),
    },
  }) satisfies FastifyHttpOptions<Server>;

/**
 * Drops connections beyond the limits without a response.
 * @param isProxied all connections come from a proxy, which must limit connections per address itself.
 */
export function limitConnections(
  server: Server,
  { maxCount, maxCountPerAddress }: ConnectionLimits,
  { isProxied }: { isProxied: boolean },
): void {
  server.maxConnections = maxCount;
  if (isProxied) return;
  const counts = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    if (socket.remoteAddress === undefined) return;
    const address = addressOf(socket.remoteAddress);
    const count = counts.get(address) ?? 0;
    if (count >= maxCountPerAddress) {
      socket.destroy();
      return;
    }
    counts.set(address, count + 1);
    socket.once('close', () => {
      const left = (counts.get(address) ?? 1) - 1;
      if (left > 0) counts.set(address, left);
      else counts.delete(address);
    });
  });
}
