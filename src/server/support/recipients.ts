import { and, eq, isNotNull, or } from 'drizzle-orm';
import { notify } from '../messages/audience.ts';
import { type NewMessage, type Sending, sendMessages } from '../messages/send.ts';
import type { Database } from '../platform/db/database.ts';
import { users } from '../platform/db/schema/users.ts';

/** Who sent a request to support. */
export type Sender = {
  /** Null for one that was written without an account. */
  readonly userId: string | null;
} & ({ readonly email: string } | { readonly email: null; readonly phone: string });

/** A buyer with an account, on every verified channel; else the email address or the phone in the request. */
export type Recipient =
  | { readonly kind: 'buyer'; readonly userId: string }
  | { readonly kind: 'email' | 'phone'; readonly to: string };

/**
 * Whom to write to about a request: the buyer who asked with a verified contact, or who has verified the email address
 * or, without one, the phone.
 */
export async function recipientOf(db: Database, { userId, ...sender }: Sender): Promise<Recipient> {
  const isAsker =
    userId === null
      ? undefined
      : and(eq(users.id, userId), or(isNotNull(users.emailVerifiedAt), isNotNull(users.phoneVerifiedAt)));
  const isOwner =
    sender.email === null
      ? and(eq(users.phone, sender.phone), isNotNull(users.phoneVerifiedAt))
      : and(eq(users.email, sender.email), isNotNull(users.emailVerifiedAt));
  const [buyer] = await db
    .select({ id: users.id })
    .from(users)
    .where(isAsker ?? isOwner);
  if (buyer) return { kind: 'buyer', userId: buyer.id };
  return sender.email === null ? { kind: 'phone', to: sender.phone } : { kind: 'email', to: sender.email };
}

/** Sends a message once. */
export async function writeTo(
  dependencies: Sending,
  transaction: Database,
  recipient: Recipient,
  message: Omit<NewMessage, 'userId'> & { readonly key: string },
): Promise<void> {
  if (recipient.kind === 'buyer')
    return notify(dependencies, transaction, { ...message, userId: recipient.userId });
  const channel = recipient.kind === 'phone' ? 'sms' : 'email';
  await sendMessages(dependencies, transaction, { ...message, userId: null }, [
    { channel, to: recipient.to },
  ]);
}
