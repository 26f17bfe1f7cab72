import type { Database } from '../platform/db/database.ts';
import type { Message, MessageProvider } from '../platform/ports/messages.ts';

/** Sends one after the other, as they share the caller's transaction. */
export async function sendAll(
  messages: MessageProvider,
  db: Database,
  toSend: readonly Message[],
): Promise<void> {
  for (const message of toSend) await messages.send(db, message);
}
