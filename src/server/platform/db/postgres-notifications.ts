import pg from 'pg';
import { CHANGES_CHANNEL, type NotificationListener, type NotificationSource } from './notifications.ts';
import { CONNECTION_TIMEOUT_MS } from './postgres-pool.ts';

const MIN_RETRY_MS = 200;
const MAX_RETRY_MS = 10_000;
/** Detects a silently dropped connection, on which nothing is sent between two notifications. */
const CHECK_EVERY_MS = 20_000;
const CHECK_TIMEOUT_MS = 5_000;

/**
 * Listens on a dedicated connection, because notifications reach only the connection that listens. Reconnects with
 * exponential backoff until it is closed.
 */
export async function listenOnPostgres(
  databaseUrl: string,
  listener: NotificationListener,
): Promise<NotificationSource> {
  let current: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let retryMs = MIN_RETRY_MS;
  let isClosed = false;

  const connect = async (): Promise<void> => {
    const client = new pg.Client({
      connectionString: databaseUrl,
      keepAlive: true,
      connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
      query_timeout: CHECK_TIMEOUT_MS,
    });
    const lose = (): void => {
      if (current === client) current = null;
      client.removeAllListeners('end');
      // A connection may emit one more error after its end; without a listener it would crash the process.
      client.on('error', () => {});
      void client.end().catch(() => {});
      clearTimeout(timer);
      if (isClosed) return;
      timer = setTimeout(() => void connect(), retryMs).unref();
      retryMs = Math.min(retryMs * 2, MAX_RETRY_MS);
    };
    const check = (): void => {
      timer = setTimeout(() => {
        client.query('select 1').then(
          () => {
            if (current === client) check();
          },
          () => {
            if (current === client) lose();
          },
        );
      }, CHECK_EVERY_MS).unref();
    };
    client.once('error', lose);
    client.on('notification', ({ payload }) => listener.onPayload(payload ?? ''));
    try {
      await client.connect();
      await client.query(`listen ${CHANGES_CHANNEL}`);
    } catch {
      lose();
      return;
    }
    if (isClosed) {
      await client.end();
      return;
    }
    client.once('end', lose);
    current = client;
    retryMs = MIN_RETRY_MS;
    check();
    listener.onGap();
  };

  await connect();
  return {
    isListening: () => current !== null,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      const client = current;
      current = null;
      client?.removeAllListeners('end');
      await client?.end();
    },
  };
}
