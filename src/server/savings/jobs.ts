import * as z from 'zod/mini';
import { QUIET_HOURS } from '#domain/messages.ts';
import { defineJob, defineSweep, EVERY_MINUTE, EVERY_QUARTER_HOUR } from '../platform/jobs/job.ts';

export const releaseLapsedHolds = defineSweep('savings.release-lapsed-holds', EVERY_MINUTE);
export const lapseAwaitingPayments = defineSweep('savings.lapse-payments', EVERY_MINUTE);

/** Tells a buyer of a payment that was received, and of targets that it met. */
export const announcePaymentReceived = defineJob({
  name: 'savings.tell-payment-received',
  payload: z.object({ paymentId: z.string() }),
  concurrency: 2,
});

/** Tells a buyer of settled deposits that covered no payment. */
export const announceDepositsSettled = defineJob({
  name: 'savings.tell-deposits-settled',
  payload: z.object({ userId: z.string(), eventIds: z.array(z.string()) }),
  concurrency: 2,
});

/** By day, so that its messages wake nobody; before the reminders of the morning. */
export const payDueInstalments = defineSweep('savings.pay-due-instalments', {
  cron: `*/15 ${QUIET_HOURS.to}-${QUIET_HOURS.from - 1} * * *`,
  isMadeUp: false,
});
export const remindOfHolds = defineSweep('savings.remind-of-holds', EVERY_QUARTER_HOUR);
/** The receipts and letters of payments from before there were documents. */
export const issueMissingDocuments = defineSweep('savings.issue-missing-documents', {
  cron: '0 3 * * *',
  isMadeUp: true,
});
/** After the end of each month; tried again each night, as one that was issued is not issued again. */
export const issueMonthlyStatements = defineSweep('savings.issue-statements', {
  cron: '0 4 * * *',
  isMadeUp: true,
});
/** In the morning, and made up for where no server was up. */
export const remindOfInstalments = defineSweep('savings.remind-of-instalments', {
  cron: '0 8 * * *',
  isMadeUp: true,
});
