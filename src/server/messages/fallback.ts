import { and, inArray, notInArray } from 'drizzle-orm';
import type { DeliveryChannel } from '#domain/messages.ts';
import type { Database } from '../platform/db/database.ts';
import { messages } from '../platform/db/schema/messages.ts';
import { copy } from './copy.ts';
import { MESSAGE_KINDS, type MessageKind, toMessageKind } from './kinds.ts';
import { factOf, type Sending, sendMessages } from './send.ts';

type Failed = Pick<
  typeof messages.$inferSelect,
  'kind' | 'key' | 'channel' | 'to' | 'userId' | 'copy' | 'expiresAt'
>;

/**
 * From this failed attempt on, an SMS replaces the message: for a code about one minute into its ten, for other
 * messages after about half an hour. The provider may have accepted the message even though its response was lost.
 */
const LAST_ATTEMPT = { code: 4, notice: 9 } as const;

/** Whether to fall back to an SMS after this failed attempt. */
export function canFallBackToSms({
  kind,
  channel,
  attempt,
}: {
  readonly kind: MessageKind;
  readonly channel: DeliveryChannel;
  /** Counted from 1. */
  readonly attempt: number;
}): boolean {
  if (!hasFallback(kind, channel)) return false;
  return attempt >= (kind === 'code' ? LAST_ATTEMPT.code : LAST_ATTEMPT.notice);
}

/** Nobody who asked for news of homes by WhatsApp alone gets them by SMS. */
const hasFallback = (kind: MessageKind, channel: DeliveryChannel): boolean =>
  (channel === 'whatsapp' || channel === 'voice') && MESSAGE_KINDS[kind] !== 'homes';

/** Statuses of messages that were not delivered. */
const LOST_STATUSES = ['blocked', 'undelivered', 'rejected', 'expired'] as const;

/**
 * Sends an SMS in place of an undelivered WhatsApp message or call, unless it is news of homes, has expired, or an SMS or
 * email already covers the same event. A code stays the same.
 */
export async function sendInstead(
  dependencies: Sending,
  transaction: Database,
  { key, channel, to, userId, copy: stored, expiresAt, ...failed }: Failed,
): Promise<void> {
  const kind = toMessageKind(failed.kind);
  if (stored === null || !hasFallback(kind, channel)) return;
  if (expiresAt && expiresAt <= dependencies.now()) return;
  const fact = factOf({ key, channel });
  if (fact !== null && (await wasSentElsewhere(transaction, fact))) return;
  const message = {
    kind,
    copy: copy.parse(stored),
    userId,
    ...(fact !== null && { key: fact }),
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
