import { and, inArray, notInArray } from 'drizzle-orm';
import type { Database } from '../platform/db/database.ts';
import { messages } from '../platform/db/schema/messages.ts';
import { copy } from './copy.ts';
import { toMessageKind } from './kinds.ts';
import { type Sending, sendMessages } from './send.ts';

type Failed = Pick<
  typeof messages.$inferSelect,
  'kind' | 'key' | 'channel' | 'to' | 'userId' | 'copy' | 'expiresAt'
>;

/** Statuses of messages that reached nobody. */
const LOST_STATUSES = ['blocked', 'undelivered', 'rejected', 'expired'] as const;

/**
 * Sends by SMS what WhatsApp or a call did not deliver, unless it has expired, or an SMS or email tells of the same fact.
 * A code that it carries stays the same.
 */
export async function sendInstead(
  dependencies: Sending,
  transaction: Database,
  { kind, key, channel, to, userId, copy: stored, expiresAt }: Failed,
): Promise<void> {
  if (stored === null || (channel !== 'whatsapp' && channel !== 'voice')) return;
  if (expiresAt && expiresAt <= dependencies.now()) return;
  const fact = key?.slice(0, -`:${channel}`.length);
  if (fact !== undefined && (await wasSentElsewhere(transaction, fact))) return;
  const message = {
    kind: toMessageKind(kind),
    copy: copy.parse(stored),
    userId,
    ...(fact !== undefined && { key: fact }),
    ...(expiresAt && { expiresAt }),
  };
  await sendMessages(dependencies, transaction, message, [{ channel: 'sms', to }]);
}

async function wasSentElsewhere(transaction: Database, fact: string): Promise<boolean> {
  const [other] = await transaction
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        inArray(messages.key, [`${fact}:sms`, `${fact}:email`]),
        notInArray(messages.status, [...LOST_STATUSES]),
      ),
    )
    .limit(1);
  return other !== undefined;
}
