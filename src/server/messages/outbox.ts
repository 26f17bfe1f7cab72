import { outboxMessages as outbox } from '../platform/db/schema/support.ts';
import type { MessageProvider } from '../platform/ports/messages.ts';
import { assertHeaders } from './headers.ts';

/** Keeps messages in the database, in the transaction that they belong to; the sandbox page shows them. */
export function outboxMessages(): MessageProvider {
  return {
    name: 'outbox',
    async send(db, message) {
      assertHeaders(message);
      const { channel, to, subject, replyTo, text, otp } = message;
      const headers = [...(subject ? [subject] : []), ...(replyTo ? [`Reply-To: ${replyTo}`] : [])];
      const whole = headers.length > 0 ? `${headers.join('\n')}\n\n${text}` : text;
      await db.insert(outbox).values({ channel, to, text: whole, otp });
    },
  };
}
