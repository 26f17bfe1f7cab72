import { createHash } from 'node:crypto';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { id } from '#api/contract/scalars.ts';
import { HOME_LIGHTS } from '#domain/listings/homeLights.ts';
import { unitPicture } from '#homes/elevation/unitPicture.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { area } from '../../platform/http/area.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { listingOfUnitReader } from './listing.ts';

const A_DAY_SECONDS = 86_400;
const A_MONTH_SECONDS = 30 * A_DAY_SECONDS;

const pictureParams = z.object({ unitId: id, light: z.enum(HOME_LIGHTS) });

/**
 * A picture of a unit's block with the unit's windows lit, drawn per request in a few milliseconds and cached by browsers
 * and proxies. Public, because it contains no personal data.
 */
async function unitPictureRoutes(app: FastifyInstance, { browsing }: Dependencies): Promise<void> {
  await app.register(compress, { encodings: ['br', 'gzip'] });
  const readListing = listingOfUnitReader(browsing);
  app.get(PICTURE_URL, { schema: { hide: true } }, async (request, reply) => {
    const params = z.safeParse(pictureParams, request.params);
    if (!params.success) throw new HttpError('not_found');
    const { unitId, light } = params.data;
    const listing = await readListing(unitId);
    const picture = listing && unitPicture(listing, unitId, light);
    if (!picture) throw new HttpError('not_found');
    const etag = `"${createHash('sha256').update(picture).digest('base64url').slice(0, ETAG_LENGTH)}"`;
    reply
      .header('Cache-Control', `public, max-age=${A_DAY_SECONDS}, stale-while-revalidate=${A_MONTH_SECONDS}`)
      .header('ETag', etag)
      .header('X-Content-Type-Options', 'nosniff');
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('image/svg+xml; charset=utf-8').send(picture);
  });
}

const PICTURE_URL = '/media/homes/:unitId/:light.svg';
const ETAG_LENGTH = 22;

export const unitPictureArea = area<Dependencies>('unit-pictures', ['error-handler'], unitPictureRoutes);
