import { CONTACT_CHANNELS, type ContactChannel } from '#domain/accounts/accounts.ts';
import type { Database } from '../../platform/db/database.ts';
import { type UserRow, updateUser } from '../users/store.ts';
import { closeCodes } from './store.ts';

const COLUMNS = {
  email: 'pendingEmail',
  phone: 'pendingPhone',
} as const satisfies Record<ContactChannel, keyof UserRow>;

/** Withdraws an email or phone that waits for its code to replace the verified one, if there is one. */
export async function withdrawPending(
  transaction: Database,
  user: UserRow,
  channel: ContactChannel,
  now: Date,
): Promise<void> {
  const column = COLUMNS[channel];
  if (user[column] === null) return;
  await updateUser(transaction, user.id, { [column]: null });
  await closeCodes(transaction, { subjectKey: user.id, purpose: channel, now });
}

/**
 * Withdraws both, for a new password: somebody else who had the old one may have asked for them, and the pages would go
 * on to ask the owner for a code sent there.
 */
export async function withdrawAllPending(transaction: Database, user: UserRow, now: Date): Promise<void> {
  for (const channel of CONTACT_CHANNELS) await withdrawPending(transaction, user, channel, now);
}
