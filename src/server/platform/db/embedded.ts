import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { fromPglite } from 'pg-boss';
import { inDataFolder, makeDataFolder } from '../data-folder.ts';
import type { Connection } from './connection.ts';
import { lockFolder } from './folder-lock.ts';
import { MIGRATIONS } from './migrations.ts';
import { CHANGES_CHANNEL, type NotificationListener, type NotificationSource } from './notifications.ts';

/** With the default of 128 MB, the server would rest in 90 MB more. */
const SHARED_BUFFERS_MB = 16;
/** How the database is started. */
export const EMBEDDED_OPTIONS = {
  extensions: { pg_trgm },
  startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${SHARED_BUFFERS_MB}MB`],
};
/** Keeps the database in memory, for tests. */
const IN_MEMORY = 'memory://';

/**
 * Opens the embedded database. It survives a crash of the process but not a power loss, because it never calls fsync.
 * @throws FolderInUseError if another process has the folder open, and DataFolderError if it cannot be used.
 */
export async function openEmbedded(dataDir: string): Promise<Connection> {
  const isOnDisk = dataDir !== IN_MEMORY;
  if (isOnDisk) await makeDataFolder(dataDir);
  const unlock = isOnDisk ? await inDataFolder(dataDir, () => lockFolder(dataDir)) : async () => {};
  const client = await inDataFolder(dataDir, () =>
    PGlite.create({
      dataDir: isOnDisk ? path.join(dataDir, 'database') : IN_MEMORY,
      ...EMBEDDED_OPTIONS,
    }),
  );
  const db = drizzle(client, { casing: 'snake_case' });
  return {
    db,
    browsing: db,
    kind: 'embedded',
    queue: { backend: 'pglite', db: fromPglite(client) },
    migrate: () => migrate(db, MIGRATIONS),
    listen: (listener) => listenOnEmbedded(client, listener),
    async close() {
      await client.close();
      await unlock();
    },
  };
}

/** The embedded database has one connection and one process, so no notification is ever missed. */
export async function listenOnEmbedded(
  client: PGlite,
  { onPayload }: NotificationListener,
): Promise<NotificationSource> {
  const unlisten = await client.listen(CHANGES_CHANNEL, onPayload);
  return { isListening: () => true, close: () => unlisten() };
}
