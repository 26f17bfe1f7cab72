import { and, eq, gt } from 'drizzle-orm';
import { KNOWN_DEVICE_LIFETIME_MS } from '#domain/accounts/accounts.ts';
import type { Database } from '../../platform/db/database.ts';
import { knownDevices } from '../../platform/db/schema/users.ts';
import type { Client } from './clients.ts';
import { hashSecret, randomSecret } from './secrets.ts';

type Browser = Pick<Client, 'deviceToken' | 'network'>;

/**
 * The key that wrong passwords and codes for an account are counted by: the browser's, if it has logged in to this
 * account before, so that a stranger's guesses do not block it; else the network's.
 */
export async function findSource(
  db: Database,
  { deviceToken, network }: Browser,
  { userId, now }: { userId: string; now: Date },
): Promise<string> {
  if (deviceToken === null) return networkSource(network);
  const tokenHash = hashSecret(deviceToken);
  const [known] = await db
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .where(
      and(
        eq(knownDevices.tokenHash, tokenHash),
        eq(knownDevices.userId, userId),
        gt(knownDevices.expiresAt, now),
      ),
    );
  return known ? `${DEVICE_PREFIX}${tokenHash}` : networkSource(network);
}

const DEVICE_PREFIX = 'device:';
export const networkSource = (network: string): string => `network:${network}`;
export const isKnownDevice = (source: string): boolean => source.startsWith(DEVICE_PREFIX);

/** Makes the browser known to the account. Returns its new token, which replaces the previous one. */
export async function rememberDevice(
  db: Database,
  { deviceToken }: Pick<Client, 'deviceToken'>,
  { userId, now }: { userId: string; now: Date },
): Promise<string> {
  const token = randomSecret();
  const tokenHash = hashSecret(token);
  if (deviceToken !== null) {
    await db
      .update(knownDevices)
      .set({ tokenHash })
      .where(eq(knownDevices.tokenHash, hashSecret(deviceToken)));
  }
  const expiresAt = new Date(now.getTime() + KNOWN_DEVICE_LIFETIME_MS);
  await db
    .insert(knownDevices)
    .values({ tokenHash, userId, expiresAt })
    .onConflictDoUpdate({ target: [knownDevices.tokenHash, knownDevices.userId], set: { expiresAt } });
  return token;
}
