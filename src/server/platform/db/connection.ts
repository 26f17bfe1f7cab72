import type { ConstructorOptions } from 'pg-boss';
import type { Database } from './database.ts';
import type { NotificationListener, NotificationSource } from './notifications.ts';

/** How the job queue reaches the same database: by connections of its own, or the embedded one's. */
export type QueueConnection = Pick<ConstructorOptions, 'backend' | 'connectionString' | 'max' | 'db'>;

/** An open database of either kind. */
export interface Connection {
  readonly db: Database;
  /** Connections of its own for what visitors read; the same as `db` on the embedded database, which has one. */
  readonly browsing: Database;
  readonly kind: 'postgres' | 'embedded';
  readonly queue: QueueConnection;
  /** Applies the missing migrations, one process at a time. */
  migrate(): Promise<void>;
  /** Listens for what triggers announce. */
  listen(listener: NotificationListener): Promise<NotificationSource>;
  close(): Promise<void>;
}
