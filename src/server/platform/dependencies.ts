import type { Database } from './db/database.ts';
import type { ChangeFeed } from './events/feed.ts';
import type { JobQueue } from './jobs/queue.ts';
import type { MediaStore } from './media/port.ts';
import type { SamplePictures } from './media/sample-pictures.ts';
import type { BankProvider } from './ports/bank.ts';
import type { MessageProviders } from './ports/messages.ts';
import type { Settings } from './settings/settings.ts';
import type { Threads } from './threads.ts';

/** What the server is built from; tests pass their own. */
export interface Dependencies {
  readonly settings: Settings;
  readonly db: Database;
  /**
   * A separate pool for visitors' reads, so that a rush of visitors delays no payment. Nothing is written by it: it may
   * lead to a replica, which is a moment behind.
   */
  readonly browsing: Database;
  /** Background jobs, enqueued in the transaction that causes them. */
  readonly jobs: JobQueue;
  readonly changes: ChangeFeed;
  readonly bank: BankProvider;
  /** The second bank of each wallet, if any. */
  readonly backupBank: BankProvider | null;
  /** Banks used before: deposits into their accounts still count, but no new accounts are opened. */
  readonly formerBanks: readonly BankProvider[];
  readonly messages: MessageProviders;
  readonly media: MediaStore;
  /** The bundled pictures, read-only. */
  readonly pictures: SamplePictures;
  readonly threads: Threads;
  readonly now: () => Date;
}
