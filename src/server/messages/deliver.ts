import { and, eq, lte } from 'drizzle-orm';
import type { Database } from '../platform/db/database.ts';
import { type MessageStatus, messages } from '../platform/db/schema/messages.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { PermanentJobError } from '../platform/jobs/job.ts';
import { messagesRejected } from '../platform/metrics.ts';
import { MessageRejectedError } from '../platform/ports/messages.ts';
import { copy } from './copy.ts';
import { MESSAGE_KINDS, type MessageKind } from './kinds.ts';
import { renderMessage } from './render.ts';

type Delivering = Pick<Dependencies, 'db' | 'messages' | 'now' | 'settings'>;

/**
 * Sends a queued message by its channel's provider, outside of a transaction, and forgets what it says. One that is
 * sent or expired already makes no difference. What the provider rejects is not tried again.
 * @throws any other error of the provider, so that the job is tried again.
 */
export async function deliverMessage(
  { db, messages: providers, now, settings }: Delivering,
  messageId: string,
  signal: AbortSignal,
): Promise<void> {
  const [queued] = await db
    .select()
    .from(messages)
    .where(and(eq(messages.id, messageId), eq(messages.status, 'queued')));
  if (!queued) return;
  const { channel, to, expiresAt } = queued;
  const kind = toKind(queued.kind);
  if (expiresAt && expiresAt <= now()) return end(db, messageId, { status: 'expired' });
  const provider = providers[channel];
  if (!provider) throw new PermanentJobError(`No provider is set for ${channel}`);
  const message = renderMessage(
    { id: messageId, kind, channel, to, copy: copy.parse(queued.copy) },
    settings,
  );
  if (provider.name === 'outbox') {
    await db.transaction(async (transaction) => {
      await provider.store(transaction, message);
      await end(transaction, messageId, { status: 'sent', sentAt: now() });
    });
    return;
  }
  try {
    const providerId = await provider.send(message, signal);
    await end(db, messageId, { status: 'sent', sentAt: now(), providerId });
  } catch (error) {
    if (!(error instanceof MessageRejectedError)) throw error;
    messagesRejected.inc({ channel, provider: provider.name });
    await end(db, messageId, { status: 'rejected' });
  }
}

function toKind(stored: string): MessageKind {
  const kind = Object.keys(MESSAGE_KINDS).find((name): name is MessageKind => name === stored);
  if (!kind) throw new PermanentJobError(`There is no kind of message ${stored}`);
  return kind;
}

interface End {
  readonly status: Exclude<MessageStatus, 'queued'>;
  readonly sentAt?: Date;
  readonly providerId?: string | null;
}

/** What it says is forgotten: there may be a code in it. */
const end = async (db: Database, id: string, result: End): Promise<void> => {
  await db
    .update(messages)
    .set({ ...result, copy: null })
    .where(and(eq(messages.id, id), eq(messages.status, 'queued')));
};

/** A fact is not told of again within a year. */
const MESSAGE_MEMORY_MS = 365 * 24 * 3_600_000;

/** Forgets what expired messages say, whether or not their jobs ever ran, and deletes old messages. */
export async function deleteExpiredMessages({ db, now }: Pick<Dependencies, 'db' | 'now'>): Promise<void> {
  const at = now();
  await db
    .update(messages)
    .set({ status: 'expired', copy: null })
    .where(and(eq(messages.status, 'queued'), lte(messages.expiresAt, at)));
  await db.delete(messages).where(lte(messages.createdAt, new Date(at.getTime() - MESSAGE_MEMORY_MS)));
}
