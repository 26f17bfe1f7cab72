import { and, eq, inArray, isNull, ne, or } from 'drizzle-orm';
import { userSubject } from '../../identity/codes/subjects.ts';
import type { UserRow } from '../../identity/users/store.ts';
import { verifiedDestinations } from '../../messages/destinations.ts';
import type { Database } from '../../platform/db/database.ts';
import { bankAccounts, wallets } from '../../platform/db/schema/bank.ts';
import { messagePreferences, messages } from '../../platform/db/schema/messages.ts';
import { savedProperties } from '../../platform/db/schema/properties.ts';
import {
  contactMessages,
  inspections,
  outboxMessages,
  propertyRequests,
} from '../../platform/db/schema/support.ts';
import { idempotencyKeys, knownDevices, oneTimeCodes, sessions } from '../../platform/db/schema/users.ts';
import { payoutAccounts } from '../../platform/db/schema/withdrawals.ts';
import { isInspectionOf } from '../../support/own-inspections.ts';

/**
 * Deletes a user's data outside the books: sessions and codes, saved homes, messages (queued ones are never sent),
 * support messages, unused payout accounts, and the name on their account numbers. Returns the deleted rows per table.
 */
export async function deletePersonalRows(
  db: Database,
  user: UserRow,
): Promise<Readonly<Record<string, number>>> {
  const { id } = user;
  const ownWallet = db.select({ id: wallets.id }).from(wallets).where(eq(wallets.userId, id));
  const proven = verifiedDestinations(user);
  const addresses = proven.map(({ to }) => to);
  // Messages with an unverified email may be somebody else's.
  const email = proven.find(({ channel }) => channel === 'email')?.to ?? null;
  const phone = user.phoneVerifiedAt === null ? null : user.phone;
  const deleted = {
    sessions: await db.delete(sessions).where(eq(sessions.userId, id)).returning({ id: sessions.id }),
    known_devices: await db
      .delete(knownDevices)
      .where(eq(knownDevices.userId, id))
      .returning({ id: knownDevices.userId }),
    one_time_codes: await db
      .delete(oneTimeCodes)
      .where(eq(oneTimeCodes.subject, userSubject(id).key))
      .returning({ id: oneTimeCodes.id }),
    idempotency_keys: await db
      .delete(idempotencyKeys)
      .where(eq(idempotencyKeys.userId, id))
      .returning({ id: idempotencyKeys.id }),
    saved_properties: await db
      .delete(savedProperties)
      .where(eq(savedProperties.userId, id))
      .returning({ id: savedProperties.propertyId }),
    message_preferences: await db
      .delete(messagePreferences)
      .where(eq(messagePreferences.userId, id))
      .returning({ id: messagePreferences.userId }),
    messages: await db.delete(messages).where(eq(messages.userId, id)).returning({ id: messages.id }),
    outbox_messages:
      addresses.length === 0
        ? []
        : await db
            .delete(outboxMessages)
            .where(inArray(outboxMessages.to, addresses))
            .returning({ id: outboxMessages.id }),
    inspections: await db.delete(inspections).where(isInspectionOf(user)).returning({ id: inspections.id }),
    contact_messages:
      email === null
        ? []
        : await db
            .delete(contactMessages)
            .where(eq(contactMessages.email, email))
            .returning({ id: contactMessages.id }),
    property_requests:
      email === null && phone === null
        ? []
        : await db
            .delete(propertyRequests)
            .where(
              or(
                email === null ? undefined : eq(propertyRequests.email, email),
                // One without an email is known by its phone alone.
                phone === null
                  ? undefined
                  : and(isNull(propertyRequests.email), eq(propertyRequests.phone, phone)),
              ),
            )
            .returning({ id: propertyRequests.id }),
    payout_accounts: await db
      .delete(payoutAccounts)
      .where(and(eq(payoutAccounts.userId, id), isNull(payoutAccounts.usedAt)))
      .returning({ id: payoutAccounts.id }),
    bank_accounts: await db
      .delete(bankAccounts)
      .where(and(inArray(bankAccounts.walletId, ownWallet), ne(bankAccounts.status, 'assigned')))
      .returning({ id: bankAccounts.id }),
  };
  await db.update(bankAccounts).set({ accountName: '' }).where(inArray(bankAccounts.walletId, ownWallet));
  return Object.fromEntries(Object.entries(deleted).map(([table, rows]) => [table, rows.length]));
}
