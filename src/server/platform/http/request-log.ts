import type { Server } from 'node:http';
import type { FastifyRequest } from 'fastify';

/**
 * The logged fields of a request. No headers, and no query, which can contain a phone, an email or a search.
 */
export const loggedRequest = ({ method, url, host, ip }: FastifyRequest) => ({
  method,
  url: url.replace(/\?.*$/s, ''),
  host,
  remoteAddress: ip,
});

/** Removes the raw packet from errors of malformed requests before they are logged: it can contain tokens. */
export function dropRawPackets(server: Server): void {
  server.prependListener('clientError', (error) => {
    Reflect.deleteProperty(error, 'rawPacket');
  });
}
