import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** What a page of ours never asks for, nor anything that it shows. It writes to the clipboard, and shares. */
const SWITCHED_OFF = [
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
const PERMISSIONS_POLICY = SWITCHED_OFF.map((feature) => `${feature}=()`).join(', ');

/** The headers that every response carries, whatever it is of. */
export async function addSecurityHeaders(app: FastifyInstance, publicUrl: string | null): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { directives: contentSecurityPolicy(publicUrl) },
    // As `frame-ancestors` says it, for browsers that do not know that.
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('Permissions-Policy', PERMISSIONS_POLICY);
  });
}

/** Everything comes from this server; nothing is written into the page as script or style. */
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
 * For a call's `onRequest`, before anything can fail: no cache keeps the response. Only what a call answers to
 * everyone alike, asked for without a token, may be kept.
 */
export const forbidCaching =
  ({ method, access }: { method: string; access: string }) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const isPublic = method === 'GET' && access === 'all' && request.headers.authorization === undefined;
    if (!isPublic) reply.header('Cache-Control', 'no-store');
  };
