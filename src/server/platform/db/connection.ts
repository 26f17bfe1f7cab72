import type { Database } from './database.ts';
import type { NotificationListener, NotificationSource } from './notifications.ts';

/** An open database of either kind. */
export interface Connection {
  readonly db: Database;
  readonly kind: 'postgres' | 'embedded';
  /** Applies the missing migrations, one process at a time. */
  migrate(): Promise<void>;
  /** Listens for what triggers announce. */
  listen(listener: NotificationListener): Promise<NotificationSource>;
  close(): Promise<void>;
}
