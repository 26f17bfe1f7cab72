import { defineSweep, EVERY_MINUTE } from '../platform/jobs/job.ts';

export const releaseLapsedHolds = defineSweep('savings.release-lapsed-holds', EVERY_MINUTE);
export const lapseAwaitingPayments = defineSweep('savings.lapse-payments', EVERY_MINUTE);
