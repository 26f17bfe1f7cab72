import { and, eq } from 'drizzle-orm';
import type { Database } from '../platform/db/database.ts';
import { type MessageStatus, messages } from '../platform/db/schema/messages.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { PermanentJobError } from '../platform/jobs/job.ts';
import { messageCallsRefused, messagesRejected } from '../platform/metrics.ts';
import { MessageKeyError, MessageRejectedError } from '../platform/ports/messages.ts';
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
  if (expiresAt && expiresAt <= now()) {
    await end(db, messageId, { status: 'expired' });
    return;
  }
  const provider = providers[channel];
  if (!provider) {
    if (channel === 'sms' || channel === 'email')
      throw new PermanentJobError(`No provider is set for ${channel}`);
    // It was switched off since the message was written.
    await giveUp(dependencies, queued);
    return;
  }
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
    if (error instanceof MessageKeyError) messageCallsRefused.inc({ channel, provider: provider.name });
    if (!(error instanceof MessageRejectedError)) throw error;
    messagesRejected.inc({ channel, provider: provider.name });
    await giveUp(dependencies, queued);
  }
}

/** Ends a message that its provider will never take; an SMS may take its place. */
const giveUp = (dependencies: Delivering, queued: typeof messages.$inferSelect): Promise<void> =>
  dependencies.db.transaction(async (transaction) => {
    // Not where a report came first: it was taken at an earlier attempt.
    if (await end(transaction, queued.id, { status: 'rejected' }))
      await sendInstead(dependencies, transaction, queued);
  });

interface End {
  readonly status: Exclude<MessageStatus, 'queued'>;
  readonly sentAt?: Date;
  readonly providerId?: string | null;
  /** Until it is reported on, where an SMS may have to take its place. */
  readonly copy?: unknown;
}

/**
 * What it says is forgotten, as there may be a code in it, unless it is given. False where it is not queued any more.
 */
const end = async (db: Database, id: string, result: End): Promise<boolean> => {
  const ended = await db
    .update(messages)
    .set({ copy: null, ...result })
    .where(and(eq(messages.id, id), eq(messages.status, 'queued')))
    .returning({ id: messages.id });
  return ended.length > 0;
};
