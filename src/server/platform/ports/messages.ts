import type { Database } from '../db/database.ts';

/** The values of `MESSAGE_PROVIDER`; `outbox` stores messages in the database instead of sending them. */
export const MESSAGE_PROVIDERS = ['outbox'] as const;
export type MessageProviderName = (typeof MESSAGE_PROVIDERS)[number];

/** A message to a person, on one channel. */
export interface Message {
  readonly channel: 'sms' | 'email';
  /** E.164, or an email address. */
  readonly to: string;
  /** Only for email. */
  readonly subject?: string;
  /** Only for email: the address that replies go to, where that is not the product's own. */
  readonly replyTo?: string;
  readonly text: string;
  /** The code in the text, where there is one: the outbox shows it, nothing logs it. */
  readonly otp?: string;
}

/** Sends SMS and email. */
export interface MessageProvider {
  readonly name: string;
  /** `db` is the transaction that the message belongs to, for providers that store it there. */
  send(db: Database, message: Message): Promise<void>;
}
