import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { emptyBody, success } from '#api/contract/envelope.ts';
import { inspectionParams, inspectionsResponse } from '#api/contract/support.ts';
import { erasureRequest, erasureResponse, ownDataRequest } from '#api/contract/users.ts';
import { lagosDate } from '#domain/dates.ts';
import { HOUR_MS } from '#domain/durations.ts';
import { assertCurrentPassword } from '../identity/passwords/current-password.ts';
import { getUser } from '../identity/users/store.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { authenticate } from '../platform/http/access.ts';
import { area } from '../platform/http/area.ts';
import { forbidCaching } from '../platform/http/headers.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { networkOf } from '../platform/http/networks.ts';
import { errorResponses } from '../platform/http/openapi.ts';
import { limitRate } from '../platform/http/rate-limits.ts';
import { route } from '../platform/http/route.ts';
import { type LimitWrites, limitWrites } from '../platform/http/write-limits.ts';
import { cancelOwnInspection } from '../support/cancel-inspection.ts';
import { listInspections } from '../support/own-inspections.ts';
import { ownDataArchive } from './archive.ts';
import { eraseAccount } from './erasure/erase.ts';
import { erasureRecord } from './erasure/replay.ts';
import { readUnsettled } from './erasure/unsettled.ts';

/** Each call loads all data of a user. */
const EXPORTS_PER_HOUR = 10;

/** Exports of a user's own data. */
function ownDataRoutes(app: FastifyInstance, dependencies: Dependencies, limited: LimitWrites): void {
  const { db, now } = dependencies;
  const call = { method: 'POST', access: 'signedIn', body: ownDataRequest } as const;
  app.post(
    '/users/me/export',
    {
      schema: {
        summary:
          'All that is stored of the buyer, with their documents, as a ZIP file; asks for the password',
        tags: ['users'],
        security: [{ bearer: [] }],
        body: ownDataRequest,
        response: { 200: z.string(), ...errorResponses(call) },
      },
      onRequest: [forbidCaching(call), authenticate(call.access)],
    },
    async (request, reply): Promise<FastifyReply> => {
      const { principal } = request;
      if (!principal) throw new HttpError('not_signed_in');
      const { userId } = principal;
      const user = await limited(principal, async () => {
        const found = await getUser(db, userId);
        await assertCurrentPassword(dependencies, found, {
          principal,
          currentPassword: ownDataRequest.parse(request.body).current_password,
          network: networkOf(request.ip),
        });
        // Second, so that a stolen session without the password uses nothing up.
        await limitRate(dependencies, {
          key: `export:user:${userId}`,
          limit: EXPORTS_PER_HOUR,
          windowMs: HOUR_MS,
        });
        return found;
      });
      return reply
        .header('Cache-Control', 'private, no-store')
        .header('Content-Disposition', `attachment; filename="my-data-${lagosDate(now())}.zip"`)
        .type('application/zip')
        .send(Readable.from(ownDataArchive(dependencies, user), { objectMode: false }));
    },
  );
}

/** Erasing the account, and what must be settled before. */
function erasureRoutes(app: FastifyInstance, dependencies: Dependencies, limited: LimitWrites): void {
  const common = { tag: 'users', access: 'signedIn' } as const;

  route(app, {
    ...common,
    method: 'GET',
    url: '/users/me/erasure',
    summary: 'What has to be settled before the account is erased',
    response: erasureResponse,
    handle: async ({ principal: { userId } }) => ({
      message: 'What keeps your account from being erased.',
      body: { erasure: await readUnsettled(dependencies.db, userId) },
    }),
  });

  route(app, {
    ...common,
    method: 'POST',
    url: '/users/me/erasure',
    summary: 'Erases the account for good and ends all sessions; asks for the password',
    body: erasureRequest,
    response: success(emptyBody),
    handle: async ({ body, principal, request }) => {
      const { userId } = principal;
      const erasedAt = await limited(principal, () =>
        eraseAccount(dependencies, {
          principal,
          currentPassword: body.currentPassword,
          network: networkOf(request.ip),
        }),
      );
      request.log.info(erasureRecord({ userId, erasedAt }), 'erased an account');
      return { message: 'Your account is erased.', body: {} };
    },
  });
}

/** The homes that a user asked to see. */
function inspectionRoutes(app: FastifyInstance, dependencies: Dependencies, limited: LimitWrites): void {
  const { db, now } = dependencies;
  route(app, {
    method: 'GET',
    url: '/users/me/inspections',
    summary:
      'Lists the inspections that the buyer asked for and has not cancelled: from today on, and the last ones before',
    tag: 'users',
    access: 'signedIn',
    response: inspectionsResponse,
    handle: async ({ principal: { userId } }) => {
      const user = await getUser(db, userId);
      return {
        message: 'Here are the inspections that you asked for.',
        body: await listInspections(db, user, lagosDate(now())),
      };
    },
  });

  route(app, {
    method: 'POST',
    url: '/users/me/inspections/:reference/cancel',
    summary: 'Cancels an inspection that the buyer asked for. Cancelling it again changes nothing',
    tag: 'users',
    access: 'signedIn',
    params: inspectionParams,
    response: success(emptyBody),
    failures: ['inspection_closed'],
    handle: async ({ params: { reference }, principal }) => {
      await limited(principal, async () => {
        const user = await getUser(db, principal.userId);
        await cancelOwnInspection(dependencies, user, reference);
      });
      return { message: 'Your inspection is cancelled.', body: {} };
    },
  });
}

export const ownDataArea = area<Dependencies>('own-data', ['authentication'], (app, dependencies) => {
  const limited = limitWrites(dependencies);
  ownDataRoutes(app, dependencies, limited);
  erasureRoutes(app, dependencies, limited);
  inspectionRoutes(app, dependencies, limited);
});
