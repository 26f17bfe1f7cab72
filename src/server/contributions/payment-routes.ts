import type { FastifyInstance } from 'fastify';
import {
  contributionParams,
  paymentAnswer,
  paymentParams,
  paymentRequest,
  paymentsAnswer,
  paymentsQuery,
} from '#api/contract/contributions.ts';
import type { PaymentStatus } from '#domain/statuses.ts';
import type { Dependencies } from '../dependencies.ts';
import { idempotently } from '../http/idempotency.ts';
import { IDEMPOTENCY_HEADER } from '../http/openapi.ts';
import { pageCount } from '../http/page.ts';
import { route } from '../http/route.ts';
import { createPayment, listPayments, paymentReader } from './payments.ts';

const tag = 'Payments';

const MESSAGES: Readonly<Record<PaymentStatus, string>> = {
  awaiting_transfer: 'We are waiting for your transfer to arrive.',
  received: 'Your contribution has been received.',
  cancelled: 'This payment is cancelled.',
};

export function paymentRoutes(app: FastifyInstance, { db, now }: Dependencies): void {
  const readPayment = paymentReader(db);

  route(app, {
    method: 'POST',
    url: '/contributions/:id/payments',
    summary: "'I have sent the money': a payment that awaits its transfer",
    tag,
    access: 'signedIn',
    params: contributionParams,
    body: paymentRequest,
    described: { headers: IDEMPOTENCY_HEADER },
    answer: paymentAnswer,
    status: 201,
    handle: async ({ params, body, caller: { userId }, request }) => {
      const wanted = { contributionId: params.id, amountKobo: body.amount, userId, at: now() };
      const payment = await idempotently(
        db,
        { request, userId, call: 'POST /contributions/:id/payments' },
        (transaction) => createPayment(transaction, wanted),
      );
      return { message: MESSAGES[payment.status], body: { payment } };
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
    answer: paymentsAnswer,
    handle: async ({ params, query, caller: { userId } }) => {
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
    summary: 'A payment, as it stands',
    tag,
    access: 'signedIn',
    params: paymentParams,
    answer: paymentAnswer,
    handle: async ({ params, caller: { userId } }) => {
      const payment = await readPayment(params.id, { userId, at: now() });
      return { message: MESSAGES[payment.status], body: { payment } };
    },
  });
}
