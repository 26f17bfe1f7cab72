import type { BankProvider } from './bank/port.ts';
import type { Database } from './db/database.ts';
import type { MessageProvider } from './messages/port.ts';
import type { Settings } from './settings.ts';

/** All that the API stands on; tests give their own. */
export interface Dependencies {
  readonly settings: Settings;
  readonly db: Database;
  readonly bank: BankProvider;
  readonly messages: MessageProvider;
  readonly now: () => Date;
}
