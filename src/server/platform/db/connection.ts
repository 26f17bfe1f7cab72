import type { ConstructorOptions } from 'pg-boss';
import type { Database } from './database.ts';
import type { NotificationListener, NotificationSource } from './notifications.ts';

/** How the job queue connects to the same database: with its own connections, or the embedded database's. */
export type QueueConnection = Pick<ConstructorOptions, 'backend' | 'connectionString' | 'max' | 'db'>;

/** An open database of either kind. */
export interface Connection {
  readonly db: Database;
  /**
   * A separate pool for visitors' reads, perhaps of a replica. The embedded database has one connection, so there it is
   * the same as `db`.
   */
  readonly browsing: Database;
  readonly kind: 'postgres' | 'embedded';
  readonly queue: QueueConnection;
  /** Applies pending migrations, one process at a time. */
  migrate(): Promise<void>;
  /** Listens for changes that triggers announce. */
  listen(listener: NotificationListener): Promise<NotificationSource>;
  close(): Promise<void>;
}
