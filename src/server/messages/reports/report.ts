import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import { statusesBefore } from '#domain/lifecycles/lifecycle.ts';
import { messageLifecycle } from '#domain/lifecycles/message.ts';
import { type MessageStatus, messages } from '../../platform/db/schema/messages.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { sendInstead } from '../fallback.ts';
import type { Sending } from '../send.ts';

/** A provider's delivery report. `accepted` means on its way, after which it does not fail. */
export interface Report {
  readonly providerId: string;
  /** Our id, if the provider's reports contain it, like WhatsApp's. */
  readonly messageId?: string;
  readonly status: Extract<MessageStatus, 'delivered' | 'blocked' | 'undelivered'> | 'accepted';
}

/**
 * Stores the delivery status of a message and erases its content. Reports are repeated and unordered: a failure after
 * delivery has no effect, and a report with our id may arrive before the provider's response is stored, or although
 * that was lost. A message may then be sent twice, so a failure of one provider id does not apply to the other. An
 * undelivered WhatsApp message is replaced by an SMS.
 * @returns Whether it matches a message of ours.
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

/** The statuses that a report may replace, so that late or repeated reports have no effect. */
const statusesOf = (status: Report['status']): MessageStatus[] =>
  status === 'accepted' ? ['sent'] : statusesBefore(messageLifecycle, status);
