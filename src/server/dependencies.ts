import type { MessageProvider } from './messages/port.ts';
import type { BankProvider } from './money/bank/port.ts';
import type { Database } from './platform/db/database.ts';
import type { MediaStore } from './platform/media/port.ts';
import type { SamplePictures } from './platform/media/sample-pictures.ts';
import type { Settings } from './platform/settings/settings.ts';

/** All that the API stands on; tests give their own. */
export interface Dependencies {
  readonly settings: Settings;
  readonly db: Database;
  readonly bank: BankProvider;
  readonly messages: MessageProvider;
  readonly media: MediaStore;
  /** The pictures that come with the product; nothing is ever written there. */
  readonly pictures: SamplePictures;
  readonly now: () => Date;
}
