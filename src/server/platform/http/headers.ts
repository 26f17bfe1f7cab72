import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import helmet from 'helmet';

/** Browser features that no page uses. The clipboard and sharing are used, so they are not listed. */
const DISABLED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];
const PERMISSIONS_POLICY = DISABLED_FEATURES.map((feature) => `${feature}=()`).join(', ');

/** Adds the security headers to every response. They are constant, so they are built once. */
export const securityHeaders = fp<{ readonly publicUrl: string | null }>(
  async (app, { publicUrl }) => {
    const headers = Object.entries(headersOf(publicUrl)).flatMap(([name, value]) =>
      value === undefined ? [] : [{ name, value }],
    );
    app.addHook('onRequest', (_request, reply, done) => {
      for (const { name, value } of headers) reply.raw.setHeader(name, value);
      done();
    });
  },
  { name: 'security-headers', fastify: '5.x' },
);

function headersOf(publicUrl: string | null): OutgoingHttpHeaders {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  const setHeaders = helmet({
    contentSecurityPolicy: { directives: contentSecurityPolicy(publicUrl) },
    // For browsers that do not know `frame-ancestors`.
    xFrameOptions: { action: 'deny' },
  });
  setHeaders(request, response, () => undefined);
  return { ...response.getHeaders(), 'permissions-policy': PERMISSIONS_POLICY };
}

/** Allows only this server as a source. Pages add the hashes of their inline scripts and styles. */
function contentSecurityPolicy(publicUrl: string | null): Record<string, string[] | null> {
  return {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    connectSrc: ["'self'"],
    fontSrc: ["'self'"],
    objectSrc: ["'none'"],
    frameAncestors: ["'none'"],
    upgradeInsecureRequests: publicUrl?.startsWith('https:') ? [] : null,
  };
}

/**
 * Forbids caching of a response, unless it is public data requested without a token. Runs in `onRequest`, so that it
 * applies to error responses too.
 */
export const forbidCaching =
  ({ method, access }: { method: string; access: string }) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const isPublic = method === 'GET' && access === 'all' && request.headers.authorization === undefined;
    if (!isPublic) reply.header('Cache-Control', 'no-store');
  };
