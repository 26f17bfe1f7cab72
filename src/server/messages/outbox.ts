import { outboxMessages as outbox } from '../db/schema/support.ts';
import type { MessageProvider } from './port.ts';

/** Keeps messages in the database, in the transaction that they belong to; the sandbox page shows them. */
export function outboxMessages(): MessageProvider {
  return {
    name: 'outbox',
    async send(db, { channel, to, subject, text, otp }) {
      await db.insert(outbox).values({ channel, to, text: subject ? `${subject}\n\n${text}` : text, otp });
    },
  };
}
