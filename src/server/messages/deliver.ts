import { and, eq } from 'drizzle-orm';
import type { Database } from '../platform/db/database.ts';
import { type MessageStatus, messages } from '../platform/db/schema/messages.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { type JobRun, PermanentJobError } from '../platform/jobs/job.ts';
import { messageCallsRefused, messagesRejected } from '../platform/metrics.ts';
import { MessageKeyError, MessageRejectedError } from '../platform/ports/messages.ts';
import { type Copy, copy } from './copy.ts';
import { fallsBackAt, sendInstead } from './fallback.ts';
import { sendingJob } from './jobs.ts';
import { type MessageKind, toMessageKind } from './kinds.ts';
import { datedCopy, isTriedEnough, sendableAt } from './late.ts';
import { renderMessage } from './render.ts';
import { factOf } from './send.ts';

/** A message that may have waited. */
export interface WaitingMessage {
  readonly kind: MessageKind;
  /** The fact that it tells of; null where each is a fact of its own. */
  readonly fact: string | null;
  readonly copy: Copy;
}

type Delivering = Pick<Dependencies, 'db' | 'jobs' | 'messages' | 'now' | 'settings'> & {
  /** Whether what a message says or asks for still holds. */
  readonly isStillTrue: (message: WaitingMessage) => Promise<boolean>;
};

/**
 * Sends a queued message by its channel's provider, outside of a transaction, and forgets what it says. One that is
 * sent or expired already makes no difference; one that is not true any more expires; one that is late says so. At night
 * one that can wait is left for the morning. What the provider rejects is not tried again.
 * @throws any other error of the provider, so that the job is tried again.
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
  const said = copy.parse(queued.copy);
  const at = now();
  const isOver = expiresAt !== null && expiresAt <= at;
  if (isOver || !(await dependencies.isStillTrue({ kind, fact: factOf(queued), copy: said }))) {
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
    // It was switched off since the message was written.
    await giveUp(dependencies, queued);
    return;
  }
  const message = renderMessage(
    { id: messageId, kind, channel, to, copy: datedCopy(said, { kind, createdAt: queued.createdAt }, at) },
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
    const isRejected = error instanceof MessageRejectedError;
    if (!isRejected && !fallsBackAt({ kind, channel, attempt }))
      throw isTriedEnough({ kind, createdAt: queued.createdAt }, at) && error instanceof Error
        ? new PermanentJobError(error.message)
        : error;
    if (isRejected) messagesRejected.inc({ channel, provider: provider.name });
    await giveUp(dependencies, queued);
  }
}

/** Ends a message that its provider does not take; an SMS may take its place. */
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
