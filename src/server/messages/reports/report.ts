import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import { statusesBefore } from '#domain/lifecycles/lifecycle.ts';
import { messageLifecycle } from '#domain/lifecycles/message.ts';
import { type MessageStatus, messages } from '../../platform/db/schema/messages.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { sendInstead } from '../fallback.ts';
import type { Sending } from '../send.ts';

/** What a provider says of a message: `accepted` is on its way, and does not fail any more. */
export interface Report {
  readonly providerId: string;
  /** Ours, where the provider's reports bear it, as WhatsApp's do. */
  readonly messageId?: string;
  readonly status: Extract<MessageStatus, 'delivered' | 'blocked' | 'undelivered'> | 'accepted';
}

/**
 * Stores what became of a message, and forgets what it said. Reports come repeatedly and in any order: one of a failure
 * changes nothing once the message is delivered, and one that bears our id may come before the provider's response is
 * stored, or in place of a response that was lost. After a lost response a message may be sent twice: the failure of one
 * is not that of the other, which the provider knows by another id. Of a failed WhatsApp message an SMS takes the place.
 * @returns whether it names a message of ours.
 */
export async function applyReport(
  dependencies: Sending & Pick<Dependencies, 'db'>,
  { providerId, messageId, status }: Report,
): Promise<boolean> {
  const isNamed =
    messageId === undefined ? undefined : and(eq(messages.id, messageId), eq(messages.channel, 'whatsapp'));
  const isFailure = status === 'undelivered' || status === 'blocked';
  return dependencies.db.transaction(async (transaction) => {
    if (isNamed) {
      const taken = { status: 'sent' as const, providerId, sentAt: dependencies.now() };
      await transaction
        .update(messages)
        .set(taken)
        .where(and(isNamed, eq(messages.status, 'queued')));
    }
    const [sent] = await transaction
      .select()
      .from(messages)
      .where(
        and(
          or(
            eq(messages.providerId, providerId),
            isFailure && isNamed ? and(isNamed, isNull(messages.providerId)) : isNamed,
          ),
          inArray(messages.status, statusesOf(status)),
        ),
      )
      .for('update');
    if (!sent) {
      const known = await transaction
        .select({ id: messages.id })
        .from(messages)
        .where(or(eq(messages.providerId, providerId), isNamed))
        .limit(1);
      return known.length > 0;
    }
    const change = status === 'accepted' ? {} : { status };
    await transaction
      .update(messages)
      .set({ ...change, copy: null })
      .where(eq(messages.id, sent.id));
    if (status === 'undelivered') await sendInstead(dependencies, transaction, sent);
    return true;
  });
}

/** Of what a report is news: one that comes late, or again, undoes nothing. */
const statusesOf = (status: Report['status']): MessageStatus[] =>
  status === 'accepted' ? ['sent'] : statusesBefore(messageLifecycle, status);
