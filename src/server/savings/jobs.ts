import * as z from 'zod/mini';
import { defineJob, defineSweep, EVERY_MINUTE, EVERY_QUARTER_HOUR } from '../platform/jobs/job.ts';

export const releaseLapsedHolds = defineSweep('savings.release-lapsed-holds', EVERY_MINUTE);
export const lapseAwaitingPayments = defineSweep('savings.lapse-payments', EVERY_MINUTE);

/** Tells a buyer of a payment that was received, and of targets that it met. */
export const tellPaymentReceived = defineJob({
  name: 'savings.tell-payment-received',
  payload: z.object({ paymentId: z.string() }),
  concurrency: 2,
});

/** Tells a buyer of settled deposits that covered no payment. */
export const tellDepositsSettled = defineJob({
  name: 'savings.tell-deposits-settled',
  payload: z.object({ userId: z.string(), eventIds: z.array(z.string()) }),
  concurrency: 2,
});

export const remindOfHolds = defineSweep('savings.remind-of-holds', EVERY_QUARTER_HOUR);
/** In the morning, and made up for where no server was up. */
export const remindOfInstalments = defineSweep('savings.remind-of-instalments', {
  cron: '0 8 * * *',
  isMadeUp: true,
});
