import { lte } from 'drizzle-orm';
import { retentionCutoff } from '#domain/accounts/retention.ts';
import { outboxMessages as outbox } from '../../platform/db/schema/support.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
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
export async function deleteOldOutbox({ db, now }: Pick<Dependencies, 'db' | 'now'>): Promise<void> {
  await db.delete(outbox).where(lte(outbox.createdAt, retentionCutoff('outbox', now())));
}
