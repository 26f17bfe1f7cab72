import type { DeliveryChannel } from '#domain/messages.ts';
import type { Database } from '../platform/db/database.ts';
import { messages } from '../platform/db/schema/messages.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import type { Copy } from './copy.ts';
import { sendingJob } from './jobs.ts';
import type { MessageKind } from './kinds.ts';
import { firstSendable } from './late.ts';
import { renderMessage } from './render.ts';

export type Sending = Pick<Dependencies, 'jobs' | 'messages' | 'now' | 'settings'>;

/** A message to be sent to one address. */
export interface NewMessage {
  readonly kind: MessageKind;
  readonly copy: Copy;
  /** Null if the recipient has no account. */
  readonly userId: string | null;
  /** The event that it reports: per key and channel, only one message is ever sent. */
  readonly key?: string;
  /** When it expires: it is not sent afterwards. */
  readonly expiresAt?: Date;
}

interface Address {
  readonly channel: DeliveryChannel;
  readonly to: string;
}

/**
 * Sends a message to each address after the transaction commits, by a job; or, if the provider is the outbox, in the
 * transaction itself. At night it waits for the morning, unless its kind is sent at any hour. Channels without a
 * provider are skipped.
 */
export async function sendMessages(
  dependencies: Sending,
  transaction: Database,
  message: NewMessage,
  addresses: readonly Address[],
): Promise<void> {
  // Sequential, because they share the transaction.
  for (const address of addresses) await sendMessage(dependencies, transaction, message, address);
}

async function sendMessage(
  { jobs, messages: providers, now, settings }: Sending,
  transaction: Database,
  { kind, copy, userId, key, expiresAt }: NewMessage,
  { channel, to }: Address,
): Promise<void> {
  const provider = providers[channel];
  if (!provider) return;
  const at = now();
  const dueAt = firstSendable({ kind, createdAt: at });
  const isStoredNow = provider.name === 'outbox' && dueAt <= at;
  const [inserted] = await transaction
    .insert(messages)
    .values({
      kind,
      userId,
      channel,
      to,
      key: key === undefined ? null : keyOn(key, channel),
      createdAt: at,
      ...(expiresAt && { expiresAt }),
      ...(isStoredNow ? { status: 'sent', sentAt: at } : { copy }),
    })
    .onConflictDoNothing({ target: messages.key })
    .returning({ id: messages.id });
  if (!inserted) return;
  if (isStoredNow) {
    await provider.store(transaction, renderMessage({ id: inserted.id, kind, channel, to, copy }, settings));
    return;
  }
  const startAfter = dueAt > at ? { startAfter: dueAt } : {};
  await jobs.enqueue(transaction, sendingJob(kind), { messageId: inserted.id }, startAfter);
}

/** The key of an event's message on a channel. */
const keyOn = (fact: string, channel: DeliveryChannel): string => `${fact}:${channel}`;

/** The key of the event that a stored message reports; null if it has none. */
export const factOf = ({
  key,
  channel,
}: {
  readonly key: string | null;
  readonly channel: DeliveryChannel;
}): string | null => key?.slice(0, -keyOn('', channel).length) ?? null;
