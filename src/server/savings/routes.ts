import type { FastifyInstance } from 'fastify';
import {
  contributionParams,
  contributionRequest,
  contributionResponse,
  contributionsQuery,
  contributionsResponse,
} from '#api/contract/contributions.ts';
import type { ContributionStatus } from '#domain/statuses.ts';
import { ensureWalletOf } from '../money/wallet/open.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { area } from '../platform/http/area.ts';
import { idempotently } from '../platform/http/idempotency.ts';
import { IDEMPOTENCY_HEADER } from '../platform/http/openapi.ts';
import { route } from '../platform/http/route.ts';
import { limitWrites } from '../platform/http/write-limits.ts';
import { changeRoutes } from './changes/routes.ts';
import { createContribution } from './create.ts';
import { exitRoutes } from './exits/routes.ts';
import { paymentRoutes } from './payment-routes.ts';
import { scheduleRoutes } from './schedule/routes.ts';
import { cancelContribution, getContribution, listContributions } from './service.ts';

const tag = 'Contributions';

const PAID = 'Your contribution has started, and your wallet has paid what is due now.';
const OVER = 'This contribution was started before, and is over.';
/** A repeated call finds what has become of the contribution since. */
const STARTED_MESSAGES: Readonly<Record<ContributionStatus, string>> = {
  pending: 'Your contribution has started, and the unit is on hold for you.',
  active: PAID,
  completed: PAID,
  leaving: PAID,
  cancelled: OVER,
  expired: OVER,
  left: OVER,
};

/** Contributions and their payments. */
export const savingsArea = area<Dependencies>('savings', ['authentication', 'wallet'], contributionRoutes);

function contributionRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { db, now } = dependencies;
  const limited = limitWrites(dependencies);

  route(app, {
    method: 'POST',
    url: '/contributions',
    summary: 'Agrees to the terms: holds the unit and starts the plan',
    tag,
    access: 'verified',
    body: contributionRequest,
    described: { headers: IDEMPOTENCY_HEADER },
    response: contributionResponse,
    failures: ['listing_withdrawn'],
    status: 201,
    handle: async ({ body, principal, request }) => {
      const { userId } = principal;
      const { id } = await limited(principal, async () => {
        // Outside of the transaction, because it calls the bank.
        await ensureWalletOf(dependencies, userId);
        return idempotently(db, { request, userId, call: 'POST /contributions' }, async (transaction) => ({
          id: await createContribution(dependencies, transaction, { ...body, userId }),
        }));
      });
      const contribution = await getContribution(db, id, { userId, at: now() });
      return { message: STARTED_MESSAGES[contribution.status], body: { contribution } };
    },
  });

  route(app, {
    method: 'GET',
    url: '/contributions',
    summary: "The signed-in person's contributions, newest first",
    tag,
    access: 'signedIn',
    query: contributionsQuery,
    response: contributionsResponse,
    handle: async ({ query, principal: { userId } }) => ({
      message: 'Your contributions.',
      body: { contributions: await listContributions(db, { userId, at: now(), tab: query.status }) },
    }),
  });

  route(app, {
    method: 'GET',
    url: '/contributions/:id',
    summary: 'A contribution with its schedule, targets and milestones',
    tag,
    access: 'signedIn',
    params: contributionParams,
    response: contributionResponse,
    handle: async ({ params, principal: { userId } }) => ({
      message: 'Your contribution.',
      body: { contribution: await getContribution(db, params.id, { userId, at: now() }) },
    }),
  });

  route(app, {
    method: 'POST',
    url: '/contributions/:id/cancel',
    summary: 'Gives the unit back, before any payment is received',
    tag,
    access: 'signedIn',
    params: contributionParams,
    response: contributionResponse,
    handle: async ({ params, principal }) => {
      const { userId } = principal;
      const context = { userId, at: now() };
      const contribution = await limited(principal, () =>
        db.transaction(async (transaction) => {
          await cancelContribution(transaction, params.id, context);
          return getContribution(transaction, params.id, context);
        }),
      );
      return { message: 'Your contribution is cancelled.', body: { contribution } };
    },
  });

  paymentRoutes(app, dependencies, limited);
  changeRoutes(app, dependencies, limited);
  exitRoutes(app, dependencies, limited);
  scheduleRoutes(app, dependencies);
}
