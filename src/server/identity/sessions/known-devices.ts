import { and, eq, gt, ne, type SQL, sql } from 'drizzle-orm';
import { KNOWN_DEVICE_LIFETIME_MS } from '#domain/accounts/accounts.ts';
import type { Database } from '../../platform/db/database.ts';
import { knownDevices, sessions } from '../../platform/db/schema/users.ts';
import type { Principal } from '../../platform/http/access.ts';
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
/** The same for a call that the browser's cookie is not sent with, whose session only the owner or a thief can use. */
export const sessionSource = ({ tokenHash }: Pick<Principal, 'tokenHash'>, network: string): string =>
  `session:${tokenHash}:${networkSource(network)}`;
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

/**
 * For a new password: forgets every browser but the one that sets it. Another one may be a thief's, who must be
 * announced again should they find out the new password too.
 */
export const forgetOtherDevices = (
  db: Database,
  { userId, deviceToken }: { userId: string; deviceToken: string | null },
): Promise<void> =>
  forgetDevices(
    db,
    userId,
    deviceToken === null ? undefined : ne(knownDevices.tokenHash, hashSecret(deviceToken)),
  );

/**
 * The same for a call that the browser's cookie is not sent with. A browser becomes known with the login that starts
 * its session, and so at the same moment.
 */
export const forgetDevicesOfOtherSessions = (db: Database, { userId, tokenHash }: Principal): Promise<void> =>
  forgetDevices(
    db,
    userId,
    sql`${knownDevices.expiresAt} is distinct from (
      select ${sessions.createdAt} + interval '1 millisecond' * ${KNOWN_DEVICE_LIFETIME_MS}::float8
      from ${sessions} where ${sessions.tokenHash} = ${tokenHash})`,
  );

async function forgetDevices(db: Database, userId: string, isOther: SQL | undefined): Promise<void> {
  await db.delete(knownDevices).where(and(eq(knownDevices.userId, userId), isOther));
}
