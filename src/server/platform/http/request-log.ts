import type { Server } from 'node:http';
import type { FastifyRequest } from 'fastify';

/**
 * A request as it is logged: its path without the query, where a phone, an email or a search can be; and nothing of
 * its headers.
 */
export const loggedRequest = ({ method, url, host, ip }: FastifyRequest) => ({
  method,
  url: url.replace(/\?.*$/s, ''),
  host,
  remoteAddress: ip,
});

/** What Node could not read of a connection comes with its error, tokens and all: it is not for the log. */
export function dropRawPackets(server: Server): void {
  server.prependListener('clientError', (error) => {
    Reflect.deleteProperty(error, 'rawPacket');
  });
}
