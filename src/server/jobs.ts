import { deleteExpiredIdentityData } from './identity/sweep.ts';
import { deleteOldMessages } from './messages/outbox.ts';
import { sweepEvents } from './money/bank/sweep.ts';
import type { Dependencies } from './platform/dependencies.ts';
import { deleteExpiredRequestData } from './platform/http/sweep.ts';
import type { Job } from './platform/jobs.ts';
import { expireLapsedHolds } from './savings/hold-sweep.ts';
import { lapsePayments } from './savings/payment-sweep.ts';
import { sweepSettlements } from './savings/settlement-sweep.ts';

/** The background work of every area. Several processes may run it at once: each skips rows that another has locked. */
export const areaJobs = (dependencies: Dependencies): Job[] => [
  { name: 'releasing lapsed holds', run: (onFailure) => expireLapsedHolds(dependencies, onFailure) },
  {
    name: 'applying bank events and settling deposits',
    // In this order: what the first credits, the second settles at once and not at the next run.
    run: async (onFailure) => {
      await sweepEvents(dependencies, onFailure);
      await sweepSettlements(dependencies, onFailure);
    },
  },
  { name: 'lapsing payments', run: (onFailure) => lapsePayments(dependencies, onFailure) },
  { name: 'deleting expired sessions and codes', run: () => deleteExpiredIdentityData(dependencies) },
  { name: 'deleting expired limits and responses', run: () => deleteExpiredRequestData(dependencies) },
  { name: 'deleting old messages', run: () => deleteOldMessages(dependencies) },
];
