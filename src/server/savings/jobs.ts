import * as z from 'zod/mini';
import { QUIET_HOURS } from '#domain/messages.ts';
import {
  defineDailySweep,
  defineJob,
  defineSweep,
  EVERY_MINUTE,
  EVERY_QUARTER_HOUR,
} from '../platform/jobs/job.ts';

export const releaseLapsedHolds = defineSweep('savings.release-lapsed-holds', EVERY_MINUTE);
export const lapseAwaitingPayments = defineSweep('savings.lapse-payments', EVERY_MINUTE);

/** Notifies a buyer of a received payment and of the targets it met. */
export const announcePaymentReceived = defineJob({
  name: 'savings.tell-payment-received',
  payload: z.object({ paymentId: z.string() }),
  concurrency: 2,
});

/** Notifies a buyer of settled deposits that covered no payment. */
export const announceDepositsSettled = defineJob({
  name: 'savings.tell-deposits-settled',
  payload: z.object({ userId: z.string(), eventIds: z.array(z.string()) }),
  concurrency: 2,
});

/** In daytime, because it sends messages, and before the morning's reminders. */
export const payDueInstalments = defineSweep('savings.pay-due-instalments', {
  cron: `*/15 ${QUIET_HOURS.to}-${QUIET_HOURS.from - 1} * * *`,
  isMadeUp: false,
});
export const remindOfHolds = defineSweep('savings.remind-of-holds', EVERY_QUARTER_HOUR);
/** Issues letters delayed by a change of name, and the documents of payments made before the product had documents. */
export const issueMissingDocuments = defineDailySweep('savings.issue-missing-documents', '0 3 * * *');
/** Runs every night, which is safe: a statement is issued only once. A night that is missed is made up for. */
export const issueMonthlyStatements = defineDailySweep('savings.issue-statements', '0 4 * * *');
/** In the morning. */
export const remindOfInstalments = defineDailySweep('savings.remind-of-instalments', '0 8 * * *');
