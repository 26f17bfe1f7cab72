import { savedHomesSweep } from './catalogue/jobs.ts';
import { notifySavedHomes } from './catalogue/saved-notices.ts';
import { makeFiles } from './documents/files.ts';
import { makeDocumentFiles } from './documents/jobs.ts';
import { deletePicture } from './identity/jobs.ts';
import { deliverMessage } from './messages/deliver.ts';
import { applyReportAgain, sendCodeJob, sendNoticeJob } from './messages/jobs.ts';
import { applyReport } from './messages/reports/report.ts';
import {
  addBankAccounts,
  applyBankEvents,
  openBankAccounts,
  reconcileBanks,
  requeryTransfers,
  sendBankRefunds,
} from './money/bank/jobs.ts';
import { reconcileAll } from './money/bank/reconcile-job.ts';
import { sendRefunds } from './money/bank/refunds.ts';
import { requery } from './money/bank/requery.ts';
import { sweepEvents } from './money/bank/sweep.ts';
import { closePastDays } from './money/ledger/close-days.ts';
import { closeLedgerDays } from './money/ledger/jobs.ts';
import { addMissingAccounts, openAccounts } from './money/wallet/account-sweep.ts';
import { processWithdrawals, sendWithdrawal } from './money/withdrawals/jobs.ts';
import { processDueWithdrawals, processWithdrawal } from './money/withdrawals/send.ts';
import type { Dependencies } from './platform/dependencies.ts';
import {
  defineSweep,
  EVERY_QUARTER_HOUR,
  handleJob,
  type Job,
  type JobHandler,
  type JobRun,
} from './platform/jobs/job.ts';
import { purgeExpired } from './retention.ts';
import { issueMissingPaymentDocuments, issueStatements } from './savings/documents/sweeps.ts';
import { sweepDueByDay } from './savings/due-sweep.ts';
import { expireLapsedHolds } from './savings/hold-sweep.ts';
import {
  announceDepositsSettled,
  announcePaymentReceived,
  issueMissingDocuments,
  issueMonthlyStatements,
  lapseAwaitingPayments,
  payDueInstalments,
  releaseLapsedHolds,
  remindOfHolds,
  remindOfInstalments,
} from './savings/jobs.ts';
import { remindHolds } from './savings/notices/holds.ts';
import { remindInstalments } from './savings/notices/instalments.ts';
import { notifyOfDeposits, notifyOfPayment } from './savings/notices/received.ts';
import { restate } from './savings/notices/restate.ts';
import { lapsePayments } from './savings/payment-sweep.ts';
import { settleAfterDeposit } from './savings/settle.ts';
import { sweepSettlements } from './savings/settlement-sweep.ts';

const deleteExpiredData = defineSweep('platform.delete-expired-data', EVERY_QUARTER_HOUR);

/** Every job; `jobHandlers` has their handlers. */
export const JOBS: readonly Job[] = [
  addBankAccounts,
  announceDepositsSettled,
  announcePaymentReceived,
  applyBankEvents,
  applyReportAgain,
  closeLedgerDays,
  deleteExpiredData,
  deletePicture,
  issueMissingDocuments,
  issueMonthlyStatements,
  lapseAwaitingPayments,
  makeDocumentFiles,
  openBankAccounts,
  payDueInstalments,
  processWithdrawals,
  reconcileBanks,
  releaseLapsedHolds,
  remindOfHolds,
  remindOfInstalments,
  requeryTransfers,
  savedHomesSweep,
  sendBankRefunds,
  sendCodeJob,
  sendNoticeJob,
  sendWithdrawal,
];

type Sweep = (
  dependencies: Dependencies,
  onRowFailure: JobRun['onRowFailure'],
  signal: AbortSignal,
) => Promise<unknown>;

/**
 * The handlers of all jobs. Several processes may run the same one concurrently: each skips locked rows, or sends messages
 * whose key makes them one.
 */
export function jobHandlers(dependencies: Dependencies): JobHandler[] {
  const handleSweep = (job: Job, sweep: Sweep) =>
    handleJob(job, (_payload, { onRowFailure, signal }) => sweep(dependencies, onRowFailure, signal));
  return [
    handleSweep(addBankAccounts, addMissingAccounts),
    handleSweep(applyBankEvents, async (_dependencies, ...run) => {
      await sweepEvents({ ...dependencies, onDepositCredited: settleAfterDeposit(dependencies) }, ...run);
      // What failed to settle above.
      await sweepSettlements(dependencies, ...run);
    }),
    handleSweep(deleteExpiredData, (_dependencies, _onRowFailure, signal) =>
      purgeExpired({ ...dependencies, signal }),
    ),
    handleSweep(issueMissingDocuments, issueMissingPaymentDocuments),
    handleSweep(issueMonthlyStatements, issueStatements),
    handleSweep(lapseAwaitingPayments, lapsePayments),
    handleSweep(openBankAccounts, openAccounts),
    handleSweep(payDueInstalments, sweepDueByDay),
    handleSweep(processWithdrawals, processDueWithdrawals),
    // Settles the loaded deposits even if one bank's list failed.
    handleSweep(reconcileBanks, (...run) => reconcileAll(...run).finally(() => sweepSettlements(...run))),
    handleSweep(releaseLapsedHolds, expireLapsedHolds),
    handleSweep(remindOfHolds, remindHolds),
    handleSweep(remindOfInstalments, remindInstalments),
    handleSweep(savedHomesSweep, notifySavedHomes),
    handleSweep(sendBankRefunds, sendRefunds),
    handleJob(applyReportAgain, async (report) => void (await applyReport(dependencies, report))),
    handleJob(closeLedgerDays, async (_payload, { onFacts }) => {
      for (const day of await closePastDays(dependencies.db))
        onFacts({ ...day }, "the day's books are closed");
    }),
    handleJob(deletePicture, ({ pictureName }) => dependencies.media.delete(pictureName)),
    handleJob(makeDocumentFiles, ({ documentId }) => makeFiles(dependencies, documentId)),
    handleJob(requeryTransfers, ({ userId }) =>
      // Settles what one bank had even if another one failed.
      requery(dependencies, userId).finally(() => settleAfterDeposit(dependencies)(userId)),
    ),
    ...[sendCodeJob, sendNoticeJob].map((job) =>
      handleJob(job, ({ messageId }, run) =>
        deliverMessage({ ...dependencies, restate: restate(dependencies) }, messageId, run),
      ),
    ),
    // If the bank gave no clear response, the withdrawal's `nextTryAt` schedules the next query.
    handleJob(sendWithdrawal, ({ withdrawalId }, { onRowFailure }) =>
      processWithdrawal(dependencies, withdrawalId).catch(onRowFailure),
    ),
    handleJob(announceDepositsSettled, (settled) => notifyOfDeposits(dependencies, settled)),
    handleJob(announcePaymentReceived, ({ paymentId }) => notifyOfPayment(dependencies, paymentId)),
  ];
}
