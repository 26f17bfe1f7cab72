import * as z from 'zod/mini';
import { defineJob, defineSweep, EVERY_MINUTE } from '../../platform/jobs/job.ts';

/** Has a withdrawal that was just requested sent. The sweep tries again where the bank could not say. */
export const sendWithdrawal = defineJob({
  name: 'withdrawals.send',
  payload: z.object({ withdrawalId: z.uuid() }),
});

/** Carries on the withdrawals whose time has come: asks the banks what became of them, or to send them again. */
export const carryOnWithdrawals = defineSweep('withdrawals.carry-on', EVERY_MINUTE);
