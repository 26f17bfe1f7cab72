import type { Database } from '../db/database.ts';

/** A message to a person, on one channel. */
export interface Message {
  readonly channel: 'sms' | 'email';
  /** E.164, or an email address. */
  readonly to: string;
  /** Only for email. */
  readonly subject?: string;
  /** Only for email: who gets the answer, where that is not the product itself. */
  readonly replyTo?: string;
  readonly text: string;
  /** The code in the text, where there is one: the outbox shows it, nothing logs it. */
  readonly otp?: string;
}

/** Who carries SMS and email. */
export interface MessageProvider {
  readonly name: string;
  /** `db` is the transaction that the message belongs to, for providers that keep it there. */
  send(db: Database, message: Message): Promise<void>;
}
