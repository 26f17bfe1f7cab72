import * as z from 'zod/mini';
import { defineJob, defineSweep, EVERY_MINUTE } from '../../platform/jobs/job.ts';

/** Applies stored bank events that are unapplied after a crash or a failure, and settles deposits. */
export const applyBankEvents = defineSweep('bank.apply-events', EVERY_MINUTE);

/** Asks the banks for the account numbers that are still to be assigned. */
export const openBankAccounts = defineSweep('bank.open-accounts', EVERY_MINUTE);

/** Carries on the refunds of suspended money. */
export const sendBankRefunds = defineSweep('bank.send-refunds', EVERY_MINUTE);

/** Asks the banks of one buyer's wallet for transfers that they have not reported. */
export const requeryTransfers = defineJob({
  name: 'bank.requery-transfers',
  payload: z.object({ userId: z.uuid() }),
  retries: 4,
});

const RECONCILIATION_DEADLINE_SECONDS = 3_600;

/** Compares the deposits of the last days with the lists of the banks. */
export const reconcileBanks = defineJob({
  name: 'bank.reconcile',
  payload: z.object({}),
  schedule: { cron: '30 2 * * *', isMadeUp: true },
  deadlineSeconds: RECONCILIATION_DEADLINE_SECONDS,
});
