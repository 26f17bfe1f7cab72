import type { FastifyInstance } from 'fastify';
import {
  contributionParams,
  paymentParams,
  paymentRequest,
  paymentResponse,
  paymentsQuery,
  paymentsResponse,
} from '#api/contract/contributions.ts';
import { PAYMENT_CANCEL_SENTENCES, type PaymentStatus } from '#domain/statuses.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { idempotently } from '../platform/http/idempotency.ts';
import { IDEMPOTENCY_HEADER } from '../platform/http/openapi.ts';
import { pageCount } from '../platform/http/page.ts';
import { route } from '../platform/http/route.ts';
import type { LimitWrites } from '../platform/http/write-limits.ts';
import type { PaymentView } from './payment-view.ts';
import { createPayment, listPayments, paymentReader, withdrawPayment } from './payments.ts';

const tag = 'Payments';

const MESSAGES: Readonly<Record<PaymentStatus, string>> = {
  awaiting_transfer: 'We are waiting for your transfer to arrive.',
  received: 'Your contribution has been received.',
  cancelled: 'This payment was cancelled.',
};

function messageOf({ status, cancelReason }: PaymentView): string {
  if (cancelReason !== null) return PAYMENT_CANCEL_SENTENCES[cancelReason];
  return MESSAGES[status];
}

export function paymentRoutes(
  app: FastifyInstance,
  { db, jobs, now, settings }: Dependencies,
  limited: LimitWrites,
): void {
  const readPayment = paymentReader(db);

  route(app, {
    method: 'POST',
    url: '/contributions/:id/payments',
    summary:
      "'I have sent the money': the contribution's one payment that awaits its transfer; another amount replaces it",
    tag,
    access: 'signedIn',
    params: contributionParams,
    body: paymentRequest,
    described: { headers: IDEMPOTENCY_HEADER },
    response: paymentResponse,
    status: 201,
    handle: async ({ params, body, principal, request }) => {
      const { userId } = principal;
      const wanted = { contributionId: params.id, amountKobo: body.amount, userId };
      const { id } = await limited(principal, () =>
        idempotently(
          db,
          { request, userId, call: 'POST /contributions/:id/payments' },
          async (transaction) => ({
            id: await createPayment({ jobs, now, settings }, transaction, wanted),
          }),
        ),
      );
      // Read again: a repeated call may find the payment received.
      const payment = await readPayment(id, { userId, at: now() });
      return { message: messageOf(payment), body: { payment } };
    },
  });

  route(app, {
    method: 'GET',
    url: '/contributions/:id/payments',
    summary: 'The payments of a contribution, newest first',
    tag,
    access: 'signedIn',
    params: contributionParams,
    query: paymentsQuery,
    response: paymentsResponse,
    handle: async ({ params, query, principal: { userId } }) => {
      const { payments, total } = await listPayments(db, {
        contributionId: params.id,
        userId,
        at: now(),
        ...query,
      });
      return {
        message: 'Your payments.',
        body: { payments, total, totalPages: pageCount(total, query.limit) },
      };
    },
  });

  route(app, {
    method: 'GET',
    url: '/payments/:id',
    summary: 'A payment with its current status',
    tag,
    access: 'signedIn',
    params: paymentParams,
    response: paymentResponse,
    handle: async ({ params, principal: { userId } }) => {
      const payment = await readPayment(params.id, { userId, at: now() });
      return { message: messageOf(payment), body: { payment } };
    },
  });

  route(app, {
    method: 'POST',
    url: '/payments/:id/withdraw',
    summary: 'Withdraws an awaiting payment: no transfer is expected for it any more',
    tag,
    access: 'signedIn',
    params: paymentParams,
    response: paymentResponse,
    handle: async ({ params, principal }) => {
      const { userId } = principal;
      await limited(principal, () =>
        db.transaction((transaction) => withdrawPayment(transaction, params.id, { userId, at: now() })),
      );
      const payment = await readPayment(params.id, { userId, at: now() });
      return { message: messageOf(payment), body: { payment } };
    },
  });
}
