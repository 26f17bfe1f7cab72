import * as z from 'zod/mini';
import { defineJob, defineSweep, EVERY_MINUTE, EVERY_QUARTER_HOUR } from '../../platform/jobs/job.ts';

/** Applies stored bank events left unapplied by a crash or a failure, and settles deposits. */
export const applyBankEvents = defineSweep('bank.apply-events', EVERY_MINUTE);

/** Requests the account numbers that are not assigned yet. */
export const openBankAccounts = defineSweep('bank.open-accounts', EVERY_MINUTE);

/**
 * Adds accounts at newly chosen banks to older wallets. They are chosen at the start of a server, when this runs too; it is
 * repeated because another server may still open wallets, or take this job, with the former choice.
 */
export const addBankAccounts = defineSweep('bank.add-accounts', EVERY_QUARTER_HOUR);

/** Makes the due attempts for refunds of suspended money. */
export const sendBankRefunds = defineSweep('bank.send-refunds', EVERY_MINUTE);

/** Queries the banks of one buyer's wallet for transfers that they have not reported. */
export const requeryTransfers = defineJob({
  name: 'bank.requery-transfers',
  payload: z.object({ userId: z.uuid() }),
  retries: 4,
});

const RECONCILIATION_DEADLINE_SECONDS = 3_600;

/** Compares the deposits of the last days with the banks' lists. */
export const reconcileBanks = defineJob({
  name: 'bank.reconcile',
  payload: z.object({}),
  schedule: { cron: '30 2 * * *', isMadeUp: true },
  deadlineSeconds: RECONCILIATION_DEADLINE_SECONDS,
});
