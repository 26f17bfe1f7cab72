import { deleteExpiredIdentityData } from './identity/sweep.ts';
import { deleteOldMessages } from './messages/outbox.ts';
import { applyBankEvents } from './money/bank/jobs.ts';
import { sweepEvents } from './money/bank/sweep.ts';
import type { Dependencies } from './platform/dependencies.ts';
import { deleteExpiredRequestData } from './platform/http/sweep.ts';
import {
  defineSweep,
  EVERY_QUARTER_HOUR,
  handleJob,
  type Job,
  type JobHandler,
} from './platform/jobs/job.ts';
import { expireLapsedHolds } from './savings/hold-sweep.ts';
import { lapseAwaitingPayments, releaseLapsedHolds } from './savings/jobs.ts';
import { lapsePayments } from './savings/payment-sweep.ts';
import { sweepSettlements } from './savings/settlement-sweep.ts';

const deleteExpiredData = defineSweep('platform.delete-expired-data', EVERY_QUARTER_HOUR);

/** Every job, each with its handler in `jobHandlers`. */
export const JOBS: readonly Job[] = [
  applyBankEvents,
  deleteExpiredData,
  lapseAwaitingPayments,
  releaseLapsedHolds,
];

/** What carries out the jobs of every area. Several processes may run one at once: each skips rows that are locked. */
export const jobHandlers = (dependencies: Dependencies): JobHandler[] => [
  handleJob(applyBankEvents, async (_payload, { onRowFailure }) => {
    // In this order: what the first credits, the second settles at once and not at the next run.
    await sweepEvents(dependencies, onRowFailure);
    await sweepSettlements(dependencies, onRowFailure);
  }),
  handleJob(deleteExpiredData, async () => {
    await deleteExpiredIdentityData(dependencies);
    await deleteExpiredRequestData(dependencies);
    await deleteOldMessages(dependencies);
  }),
  handleJob(lapseAwaitingPayments, (_payload, { onRowFailure }) => lapsePayments(dependencies, onRowFailure)),
  handleJob(releaseLapsedHolds, (_payload, { onRowFailure }) =>
    expireLapsedHolds(dependencies, onRowFailure),
  ),
];
