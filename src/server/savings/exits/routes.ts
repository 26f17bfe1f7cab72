import type { FastifyInstance } from 'fastify';
import { exitRequest, exitResponse } from '#api/contract/changes.ts';
import { contributionParams } from '#api/contract/contributions.ts';
import { assertCurrentPassword } from '../../identity/passwords/current-password.ts';
import { getUser } from '../../identity/users/store.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { networkOf } from '../../platform/http/networks.ts';
import { route } from '../../platform/http/route.ts';
import type { LimitWrites } from '../../platform/http/write-limits.ts';
import { assertOwner } from '../service.ts';
import { requestExit, withdrawExit } from './request.ts';
import { readExit } from './view.ts';

const tag = 'Contributions';

/** Leaving a plan: the quote, the request and its withdrawal. */
export function exitRoutes(app: FastifyInstance, dependencies: Dependencies, limited: LimitWrites): void {
  const { db } = dependencies;

  route(app, {
    method: 'GET',
    url: '/contributions/:id/exit',
    summary: 'What leaving the plan returns now, and the latest request to leave it',
    tag,
    access: 'signedIn',
    params: contributionParams,
    response: exitResponse,
    handle: async ({ params, principal: { userId } }) => ({
      message: 'What leaving this plan means.',
      body: await readExit(db, params.id, userId),
    }),
  });

  route(app, {
    method: 'POST',
    url: '/contributions/:id/exit',
    summary: 'Asks to leave the plan; a second person decides. Asking again while it is open changes nothing',
    tag,
    access: 'signedIn',
    params: contributionParams,
    body: exitRequest,
    response: exitResponse,
    status: 201,
    handle: async ({ params, body, principal, request }) => {
      const { userId } = principal;
      await limited(principal, async () => {
        await assertOwner(db, params.id, userId);
        const user = await getUser(db, userId);
        const { currentPassword } = body;
        await assertCurrentPassword(dependencies, user, {
          principal,
          network: networkOf(request.ip),
          currentPassword,
        });
        await db.transaction((transaction) =>
          requestExit(dependencies, transaction, {
            contributionId: params.id,
            returnedKobo: body.returned,
            user,
          }),
        );
      });
      return {
        message: 'We have your request. Nothing is paid into the plan while we check it.',
        body: await readExit(db, params.id, userId),
      };
    },
  });

  route(app, {
    method: 'POST',
    url: '/contributions/:id/exit/withdraw',
    summary: 'Takes back a request to leave: the plan goes on',
    tag,
    access: 'signedIn',
    params: contributionParams,
    response: exitResponse,
    handle: async ({ params, principal }) => {
      const { userId } = principal;
      await limited(principal, () =>
        db.transaction((transaction) =>
          withdrawExit(dependencies, transaction, { contributionId: params.id, userId }),
        ),
      );
      return {
        message: 'Your request is taken back, and your plan goes on.',
        body: await readExit(db, params.id, userId),
      };
    },
  });
}
