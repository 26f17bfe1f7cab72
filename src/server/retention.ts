import type { PurgedKind, UnpurgedKind } from '#domain/accounts/retention.ts';
import { deleteExpiredDevices, deleteExpiredSessions, deleteOldCodes } from './identity/sweep.ts';
import { deleteOldOutbox } from './messages/providers/outbox.ts';
import { deleteExpiredMessages, deleteStrangerMessages } from './messages/sweep.ts';
import { purgeBankReports } from './own-data/retention/bank-reports.ts';
import { purgeBooks } from './own-data/retention/books.ts';
import type { Purging } from './platform/db/batches.ts';
import { deleteExpiredAttempts, deleteOldResponses } from './platform/http/sweep.ts';
import { deleteOldTickets } from './support/sweep.ts';

type Purge = (purging: Purging) => Promise<void>;

interface Purged {
  /** The tables with data of this kind. */
  readonly tables: readonly string[];
  readonly purge: Purge;
}

/** The function that deletes each kind of `RETENTION` after its period, and its tables. */
export const PURGES: Readonly<Record<PurgedKind, Purged>> = {
  logins: { tables: ['sessions'], purge: deleteExpiredSessions },
  browsers: { tables: ['known_devices'], purge: deleteExpiredDevices },
  codes: { tables: ['one_time_codes'], purge: deleteOldCodes },
  attempts: { tables: ['backoffs', 'rate_limits'], purge: deleteExpiredAttempts },
  responses: { tables: ['idempotency_keys'], purge: deleteOldResponses },
  outbox: { tables: ['outbox_messages'], purge: deleteOldOutbox },
  strangerMessages: { tables: ['messages'], purge: deleteStrangerMessages },
  messages: { tables: ['messages'], purge: deleteExpiredMessages },
  support: { tables: ['contact_messages', 'inspections', 'property_requests'], purge: deleteOldTickets },
  bankReports: { tables: ['bank_events'], purge: purgeBankReports },
  books: {
    tables: [
      'contribution_revisions',
      'contributions',
      'document_files',
      'documents',
      'payout_accounts',
      'withdrawals',
    ],
    purge: purgeBooks,
  },
};

/** The tables whose data is erased with the account, and those whose data stays. */
export const UNPURGED_TABLES: Readonly<Record<UnpurgedKind, readonly string[]>> = {
  account: ['users', 'saved_properties', 'message_preferences'],
  ledger: [
    'account_erasures',
    'bank_accounts',
    'bank_refunds',
    'contribution_exits',
    'contributions',
    'documents',
    'money_audit',
    'mortgage_moves',
    'payments',
    'wallets',
    'withdrawals',
  ],
};

/**
 * Deletes all data whose retention period is over. A purge that fails does not stop the others; an abort does.
 * @throws AggregateError of the failures.
 */
export async function purgeExpired(purging: Purging): Promise<void> {
  const failures = new Map<string, unknown>();
  for (const [kind, { purge }] of Object.entries(PURGES)) {
    purging.signal?.throwIfAborted();
    await purge(purging).catch((error: unknown) => failures.set(kind, error));
  }
  if (failures.size > 0)
    throw new AggregateError(failures.values(), `Not purged: ${[...failures.keys()].join(', ')}`);
}
