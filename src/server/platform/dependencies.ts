import type { Database } from './db/database.ts';
import type { ChangeFeed } from './events/feed.ts';
import type { JobQueue } from './jobs/queue.ts';
import type { MediaStore } from './media/port.ts';
import type { SamplePictures } from './media/sample-pictures.ts';
import type { BankProvider } from './ports/bank.ts';
import type { MessageProviders } from './ports/messages.ts';
import type { Settings } from './settings/settings.ts';

/** What the server is built from; tests pass their own. */
export interface Dependencies {
  readonly settings: Settings;
  readonly db: Database;
  /** The same database on connections of its own: for what visitors read, so that a rush of them delays no money. */
  readonly browsing: Database;
  /** Background work, enqueued in the transaction that causes it. */
  readonly jobs: JobQueue;
  readonly changes: ChangeFeed;
  readonly bank: BankProvider;
  /** The second bank of each wallet; null where there is none. */
  readonly backupBank: BankProvider | null;
  /** Banks that are not chosen any more: money that is sent to their accounts counts, and no new ones are opened. */
  readonly formerBanks: readonly BankProvider[];
  readonly messages: MessageProviders;
  readonly media: MediaStore;
  /** The pictures that come with the product, read-only. */
  readonly pictures: SamplePictures;
  readonly now: () => Date;
}
