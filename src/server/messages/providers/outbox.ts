import { lte } from 'drizzle-orm';
import { retentionCutoff } from '#domain/accounts/retention.ts';
import { deleteInBatches, type Purging } from '../../platform/db/batches.ts';
import { outboxMessages as outbox } from '../../platform/db/schema/support.ts';
import type { StoringProvider } from '../../platform/ports/messages.ts';
import { assertHeaders } from './headers.ts';

/** Stores messages in the database, in the given transaction; the sandbox page shows them. */
export const outboxMessages = (): StoringProvider => ({
  name: 'outbox',
  async store(db, message) {
    assertHeaders(message);
    const { channel, to, subject, replyTo, text, otp } = message;
    const headers = [...(subject ? [subject] : []), ...(replyTo ? [`Reply-To: ${replyTo}`] : [])];
    const whole = headers.length > 0 ? `${headers.join('\n')}\n\n${text}` : text;
    await db.insert(outbox).values({ channel, to, text: whole, otp });
  },
});

/** Deletes old rows of the outbox. */
export const deleteOldOutbox = (purging: Purging): Promise<void> =>
  deleteInBatches(purging, outbox, lte(outbox.createdAt, retentionCutoff('outbox', purging.now())));
