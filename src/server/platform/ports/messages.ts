import type { DeliveryChannel } from '#domain/messages.ts';
import type { Database } from '../db/database.ts';

/** The values of `SMS_PROVIDER`, `EMAIL_PROVIDER`, `WHATSAPP_PROVIDER` and `VOICE_PROVIDER`. `outbox` stores messages. */
export const SMS_PROVIDERS = ['outbox', 'termii'] as const;
export const EMAIL_PROVIDERS = ['outbox', 'smtp'] as const;
export const WHATSAPP_PROVIDERS = ['none', 'outbox', 'cloud'] as const;
export const VOICE_PROVIDERS = ['none', 'outbox', 'termii'] as const;

/** A message to be sent. */
export interface Message {
  /** The same for every retry, so that a provider can detect repeats. */
  readonly id: string;
  readonly channel: DeliveryChannel;
  /** E.164, or an email address. */
  readonly to: string;
  readonly text: string;
  /** This and the following fields are only for email. */
  readonly subject?: string;
  readonly html?: string;
  /** The address for replies, if not the product's own. */
  readonly replyTo?: string;
  /** The one-time code in the text, if any. Shown by the outbox, never logged. */
  readonly otp?: string;
}

/** Stores messages in the database instead of sending them. */
export interface StoringProvider {
  readonly name: 'outbox';
  /** Runs in the transaction that the message belongs to. */
  store(db: Database, message: Message): Promise<void>;
}

/** Sends messages of one channel over the network. */
export interface SendingProvider {
  readonly name: 'termii' | 'smtp' | 'whatsapp';
  /**
   * Returns the provider's id of the message, used in its delivery reports, or null. Aborts at the signal.
   * @throws MessageRejectedError if no retry can succeed; MessageKeyError if the provider rejects our key;
   * MessageAccountError if it rejects our account. Errors other than MessageRejectedError can be retried. No error contains the message, its recipient or a key.
   */
  send(message: Message, signal: AbortSignal): Promise<string | null>;
}

export type MessageProvider = StoringProvider | SendingProvider;

/** The provider of each channel; null if the channel is not used. */
export type MessageProviders = Readonly<Record<DeliveryChannel, MessageProvider | null>>;

/** The provider will never accept a message to this recipient. */
export class MessageRejectedError extends Error {
  override readonly name = 'MessageRejectedError';
}

/**
 * The provider lets nothing out of our account: the sender or a template is not approved, no route is set up, the balance
 * or a quota is used up. Each message waits until an operator fixes it.
 */
export class MessageAccountError extends Error {
  override readonly name = 'MessageAccountError';
}

/** The provider rejects the configured key, token or password: it sends no message until an operator fixes it. */
export class MessageKeyError extends Error {
  override readonly name = 'MessageKeyError';
}
