import * as z from 'zod/mini';
import { defineJob, defineSweep, EVERY_MINUTE } from '../../platform/jobs/job.ts';

/** Sends a newly requested withdrawal. If the result is unknown, the sweep retries it. */
export const sendWithdrawal = defineJob({
  name: 'withdrawals.send',
  payload: z.object({ withdrawalId: z.uuid() }),
});

/** Processes the due withdrawals: looks up their status at the banks, or sends them again. */
export const processWithdrawals = defineSweep('withdrawals.carry-on', EVERY_MINUTE);
