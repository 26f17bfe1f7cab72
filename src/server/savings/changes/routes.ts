import type { FastifyInstance } from 'fastify';
import { changedResponse, changeRequest, changesResponse } from '#api/contract/changes.ts';
import { contributionParams } from '#api/contract/contributions.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { idempotently } from '../../platform/http/idempotency.ts';
import { IDEMPOTENCY_HEADER } from '../../platform/http/openapi.ts';
import { route } from '../../platform/http/route.ts';
import type { LimitWrites } from '../../platform/http/write-limits.ts';
import { getContribution } from '../service.ts';
import { changeContribution } from './apply.ts';
import { readChanges } from './options.ts';

const tag = 'Contributions';

/** Changing a running plan: what is possible with its figures, and the change itself. */
export function changeRoutes(app: FastifyInstance, dependencies: Dependencies, limited: LimitWrites): void {
  const { db, now } = dependencies;

  route(app, {
    method: 'GET',
    url: '/contributions/:id/changes',
    summary:
      'The changes of a running plan that are possible now, each with its figures, and those made before',
    tag,
    access: 'signedIn',
    params: contributionParams,
    response: changesResponse,
    handle: async ({ params, principal: { userId } }) => ({
      message: 'How this plan can change.',
      body: { changes: await readChanges(db, params.id, { userId, at: now() }) },
    }),
  });

  route(app, {
    method: 'POST',
    url: '/contributions/:id/changes',
    summary:
      'Changes a running plan: spreads what is late, pauses once, or sets another duration, unit or plan',
    tag,
    access: 'signedIn',
    params: contributionParams,
    body: changeRequest,
    described: { headers: IDEMPOTENCY_HEADER },
    response: changedResponse,
    status: 201,
    handle: async ({ params, body, principal, request }) => {
      const { userId } = principal;
      const contributionId = params.id;
      await limited(principal, () =>
        idempotently(
          db,
          { request, userId, call: 'POST /contributions/:id/changes' },
          async (transaction) => {
            await changeContribution(dependencies, transaction, { ...body, contributionId, userId });
            return { id: contributionId };
          },
        ),
      );
      const contribution = await getContribution(db, contributionId, { userId, at: now() });
      return { message: 'Your plan has changed.', body: { contribution } };
    },
  });
}
