import { and, eq, isNotNull, lte, or } from 'drizzle-orm';
import type { Database } from '../platform/db/database.ts';
import { type MessageStatus, messages } from '../platform/db/schema/messages.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { PermanentJobError } from '../platform/jobs/job.ts';
import { messagesRejected } from '../platform/metrics.ts';
import { MessageRejectedError } from '../platform/ports/messages.ts';
import { copy } from './copy.ts';
import { sendInstead } from './fallback.ts';
import { toMessageKind } from './kinds.ts';
import { renderMessage } from './render.ts';

type Delivering = Pick<Dependencies, 'db' | 'jobs' | 'messages' | 'now' | 'settings'>;

/**
 * Sends a queued message by its channel's provider, outside of a transaction, and forgets what it says. One that is
 * sent or expired already makes no difference. What the provider rejects is not tried again.
 * @throws any other error of the provider, so that the job is tried again.
 */
export async function deliverMessage(
  dependencies: Delivering,
  messageId: string,
  signal: AbortSignal,
): Promise<void> {
  const { db, messages: providers, now, settings } = dependencies;
  const [queued] = await db
    .select()
    .from(messages)
    .where(and(eq(messages.id, messageId), eq(messages.status, 'queued')));
  if (!queued) return;
  const { channel, to, expiresAt } = queued;
  const kind = toMessageKind(queued.kind);
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
    const isReported = provider.name === 'whatsapp';
    await end(db, messageId, {
      status: 'sent',
      sentAt: now(),
      providerId,
      ...(isReported && { copy: queued.copy }),
    });
  } catch (error) {
    if (!(error instanceof MessageRejectedError)) throw error;
    messagesRejected.inc({ channel, provider: provider.name });
    await db.transaction(async (transaction) => {
      await end(transaction, messageId, { status: 'rejected' });
      await sendInstead(dependencies, transaction, queued);
    });
  }
}

interface End {
  readonly status: Exclude<MessageStatus, 'queued'>;
  readonly sentAt?: Date;
  readonly providerId?: string | null;
  /** Until it is reported on, where an SMS may have to take its place. */
  readonly copy?: unknown;
}

/** What it says is forgotten, as there may be a code in it, unless it is given. */
const end = async (db: Database, id: string, result: End): Promise<void> => {
  await db
    .update(messages)
    .set({ copy: null, ...result })
    .where(and(eq(messages.id, id), eq(messages.status, 'queued')));
};

/** Reports come within seconds, or never. */
const REPORT_WAIT_MS = 24 * 3_600_000;
/** A fact is not told of again within a year. */
const MESSAGE_MEMORY_MS = 365 * 24 * 3_600_000;

/** Forgets what expired messages say, whether or not their jobs ever ran, and deletes old messages. */
export async function deleteExpiredMessages({ db, now }: Pick<Dependencies, 'db' | 'now'>): Promise<void> {
  const at = now();
  await db
    .update(messages)
    .set({ status: 'expired', copy: null })
    .where(and(eq(messages.status, 'queued'), lte(messages.expiresAt, at)));
  const unreported = new Date(at.getTime() - REPORT_WAIT_MS);
  await db
    .update(messages)
    .set({ copy: null })
    .where(
      and(
        eq(messages.status, 'sent'),
        isNotNull(messages.copy),
        or(lte(messages.expiresAt, at), lte(messages.sentAt, unreported)),
      ),
    );
  await db.delete(messages).where(lte(messages.createdAt, new Date(at.getTime() - MESSAGE_MEMORY_MS)));
}
