import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyHttpOptions } from 'fastify';
import type { ConnectionLimits } from '../settings/settings.ts';
import { addressOf } from './networks.ts';

/** Nothing is written or read: longer than a statement of the database may take. */
const IDLE_TIMEOUT_MS = 60_000;
/** Longer than proxies keep a connection (60 s): so it is never ended while one begins to send on it. */
const KEEP_ALIVE_TIMEOUT_MS = 72_000;
const MAX_REQUESTS_PER_CONNECTION = 1_000;
const MAX_CHECK_INTERVAL_MS = 5_000;

/** Fastify's part: requests that arrive too slowly are ended with 408, wherever they are in their headers or body. */
export const connectionOptions = ({ requestTimeoutMs, headersTimeoutMs }: ConnectionLimits) =>
  ({
    requestTimeout: requestTimeoutMs,
    connectionTimeout: IDLE_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
    maxRequestsPerSocket: MAX_REQUESTS_PER_CONNECTION,
    http: {
      headersTimeout: Math.min(headersTimeoutMs, requestTimeoutMs),
      // How often Node looks for those that are late.
      connectionsCheckingInterval: Math.min(headersTimeoutMs / 2, MAX_CHECK_INTERVAL_MS),
    },
  }) satisfies FastifyHttpOptions<Server>;

/**
 * Drops the connections beyond the limits, at once and without a word.
 * @param isProxied all connections come from the proxy: it has to limit those of one address itself.
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
