import { and, eq, inArray } from 'drizzle-orm';
import { statusesBefore } from '#domain/lifecycles/lifecycle.ts';
import { messageLifecycle } from '#domain/lifecycles/message.ts';
import { type MessageStatus, messages } from '../../platform/db/schema/messages.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { sendInstead } from '../fallback.ts';
import type { Sending } from '../send.ts';

/** What a provider says of a message: `accepted` is on its way, and does not fail any more. */
export interface Report {
  readonly providerId: string;
  readonly status: Extract<MessageStatus, 'delivered' | 'blocked' | 'undelivered'> | 'accepted';
}

/**
 * Stores what became of a message, and forgets what it said. Reports come repeatedly and in any order: one of a failure
 * changes nothing once the message is delivered. Of a failed WhatsApp message an SMS takes the place.
 */
export async function applyReport(
  dependencies: Sending & Pick<Dependencies, 'db'>,
  { providerId, status }: Report,
): Promise<void> {
  await dependencies.db.transaction(async (transaction) => {
    const [sent] = await transaction
      .select()
      .from(messages)
      .where(and(eq(messages.providerId, providerId), inArray(messages.status, statusesOf(status))))
      .for('update');
    if (!sent) return;
    const change = status === 'accepted' ? {} : { status };
    await transaction
      .update(messages)
      .set({ ...change, copy: null })
      .where(eq(messages.id, sent.id));
    if (status === 'undelivered') await sendInstead(dependencies, transaction, sent);
  });
}

/** Of what a report is news: one that comes late, or again, undoes nothing. */
const statusesOf = (status: Report['status']): MessageStatus[] =>
  status === 'accepted' ? ['sent'] : statusesBefore(messageLifecycle, status);
