import { and, eq } from 'drizzle-orm';
import type { Database } from '../platform/db/database.ts';
import { type MessageStatus, messages } from '../platform/db/schema/messages.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { type JobRun, PermanentJobError } from '../platform/jobs/job.ts';
import { messageCallsRejected, messagesRejected } from '../platform/metrics.ts';
import { MessageAccountError, MessageKeyError, MessageRejectedError } from '../platform/ports/messages.ts';
import { type Copy, copy } from './copy.ts';
import { canFallBackToSms, sendInstead } from './fallback.ts';
import { sendingJob } from './jobs.ts';
import { type MessageKind, toMessageKind } from './kinds.ts';
import { datedCopy, hasExhaustedRetries, sendableAt } from './late.ts';
import { renderMessage } from './render.ts';
import { factOf } from './send.ts';

/** As if every attempt had failed: the cause does not pass by itself. */
const LAST = Number.POSITIVE_INFINITY;

/** A message that may have been delayed. */
export interface WaitingMessage {
  readonly kind: MessageKind;
  /** The key of the event that it reports; null if it has none. */
  readonly fact: string | null;
  readonly copy: Copy;
}

/** What a message that may have been delayed says when it is sent. */
export type Restated =
  /** It reports what happened then. */
  | { readonly kind: 'asWritten' }
  /** It says what is so now. */
  | { readonly kind: 'now'; readonly copy: Copy }
  /** There is nothing to say any more. */
  | { readonly kind: 'over' };

type Delivering = Pick<Dependencies, 'db' | 'jobs' | 'messages' | 'now' | 'settings'> & {
  readonly restate: (message: WaitingMessage) => Promise<Restated>;
};

/**
 * Sends a queued message through its channel's provider, outside of a transaction, and erases its content. Messages
 * already sent or expired are skipped; one that no longer holds expires; one whose amounts have changed says the current
 * ones; a late one says so; one that can wait is not sent at night. A message that the provider rejects because of its
 * recipient is not retried; one that it does not let out of our account is, unless an SMS can replace it at once.
 * @throws any other error of the provider, so that the job is retried.
 */
export async function deliverMessage(
  dependencies: Delivering,
  messageId: string,
  { signal, attempt }: Pick<JobRun, 'signal' | 'attempt'>,
): Promise<void> {
  const { db, jobs, messages: providers, now, settings } = dependencies;
  const [queued] = await db
    .select()
    .from(messages)
    .where(and(eq(messages.id, messageId), eq(messages.status, 'queued')));
  if (!queued) return;
  const { channel, to, expiresAt } = queued;
  const kind = toMessageKind(queued.kind);
  const at = now();
  const isOver = expiresAt !== null && expiresAt <= at;
  const said = copy.parse(queued.copy);
  const restated = isOver
    ? ({ kind: 'over' } as const)
    : await dependencies.restate({ kind, fact: factOf(queued), copy: said });
  if (restated.kind === 'over') {
    await end(db, messageId, { status: 'expired' });
    return;
  }
  const startAfter = sendableAt({ kind, createdAt: queued.createdAt }, at);
  if (startAfter > at) {
    const key = `${messageId}:${startAfter.toISOString()}`;
    await jobs.enqueue(db, sendingJob(kind), { messageId }, { startAfter, key });
    return;
  }
  const provider = providers[channel];
  if (!provider) {
    if (channel === 'sms' || channel === 'email')
      throw new PermanentJobError(`No provider is set for ${channel}`);
    // The channel was switched off after the message was created.
    await giveUp(dependencies, queued);
    return;
  }
  const shown =
    restated.kind === 'now' ? restated.copy : datedCopy(said, { kind, createdAt: queued.createdAt }, at);
  const message = renderMessage({ id: messageId, kind, channel, to, copy: shown }, settings);
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
    const isOurs = error instanceof MessageAccountError;
    if (isOurs || error instanceof MessageKeyError)
      messageCallsRejected.inc({ channel, provider: provider.name });
    const isRejected = error instanceof MessageRejectedError;
    if (!isRejected && !canFallBackToSms({ kind, channel, attempt: isOurs ? LAST : attempt }))
      throw hasExhaustedRetries({ kind, createdAt: queued.createdAt }, at) && error instanceof Error
        ? new PermanentJobError(error.message)
        : error;
    if (isRejected) messagesRejected.inc({ channel, provider: provider.name });
    await giveUp(dependencies, queued);
  }
}

/** Ends a message that its provider rejects; an SMS may replace it. */
const giveUp = (dependencies: Delivering, queued: typeof messages.$inferSelect): Promise<void> =>
  dependencies.db.transaction(async (transaction) => {
    // Not if a report came first: then an earlier attempt was accepted.
    if (await end(transaction, queued.id, { status: 'rejected' }))
      await sendInstead(dependencies, transaction, queued);
  });

interface End {
  readonly status: Exclude<MessageStatus, 'queued'>;
  readonly sentAt?: Date;
  readonly providerId?: string | null;
  /** Kept until the delivery report, if an SMS may have to replace the message. */
  readonly copy?: unknown;
}

/**
 * Ends a queued message. Erases its content, which may include a code, unless `copy` is given. Returns false if it is
 * no longer queued.
 */
const end = async (db: Database, id: string, result: End): Promise<boolean> => {
  const ended = await db
    .update(messages)
    .set({ copy: null, ...result })
    .where(and(eq(messages.id, id), eq(messages.status, 'queued')))
    .returning({ id: messages.id });
  return ended.length > 0;
};
