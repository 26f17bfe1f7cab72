import * as z from 'zod/mini';
import { defineJob } from '../../platform/jobs/job.ts';

const CLOSING_DEADLINE_SECONDS = 3_600;

/** Closes the books of the past day, and logs its head. */
export const closeLedgerDays = defineJob({
  name: 'ledger.close-days',
  payload: z.object({}),
  schedule: { cron: '15 0 * * *', isMadeUp: true },
  deadlineSeconds: CLOSING_DEADLINE_SECONDS,
});
