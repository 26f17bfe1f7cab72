import { lte } from 'drizzle-orm';
import { outboxMessages as outbox } from '../../platform/db/schema/support.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { StoringProvider } from '../../platform/ports/messages.ts';
import { assertHeaders } from './headers.ts';

/** Nobody looks for an older message. */
const MESSAGE_LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

/** Stores messages in the database, in the transaction that they belong to; the sandbox page shows them. */
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

/** Deletes messages of the outbox after a week. */
export async function deleteOldMessages({ db, now }: Pick<Dependencies, 'db' | 'now'>): Promise<void> {
  const oldest = new Date(now().getTime() - MESSAGE_LIFETIME_MS);
  await db.delete(outbox).where(lte(outbox.createdAt, oldest));
}
