import { defineSweep, EVERY_MINUTE } from '../../platform/jobs/job.ts';

/** Applies stored bank events that are unapplied after a crash or a failure, and settles deposits. */
export const applyBankEvents = defineSweep('bank.apply-events', EVERY_MINUTE);
