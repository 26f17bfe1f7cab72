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
 * The attempt from which on an SMS takes the place of a message whose provider is down: of a code after about a minute of
 * its ten, of other messages after about half an hour. The provider may have taken it and only not said so.
 */
const LAST_ATTEMPT = { code: 4, notice: 9 } as const;

/** Whether a failed attempt was the last. News of homes can wait until the provider is back. */
export function fallsBackAt({
  kind,
  channel,
  attempt,
}: {
  readonly kind: MessageKind;
  readonly channel: DeliveryChannel;
  /** From 1 up. */
  readonly attempt: number;
}): boolean {
  if (!hasFallback(channel) || MESSAGE_KINDS[kind] === 'homes') return false;
  return attempt >= (kind === 'code' ? LAST_ATTEMPT.code : LAST_ATTEMPT.notice);
}

const hasFallback = (channel: DeliveryChannel): boolean => channel === 'whatsapp' || channel === 'voice';

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
  if (stored === null || !hasFallback(channel)) return;
  if (expiresAt && expiresAt <= dependencies.now()) return;
  const fact = factOf({ key, channel });
  if (fact !== null && (await wasSentElsewhere(transaction, fact))) return;
  const message = {
    kind: toMessageKind(kind),
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
