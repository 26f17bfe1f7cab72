import type { DeliveryChannel } from '#domain/messages.ts';
import type { Database } from '../db/database.ts';

/** The values of `SMS_PROVIDER`, `EMAIL_PROVIDER`, `WHATSAPP_PROVIDER` and `VOICE_PROVIDER`. `outbox` keeps messages in the database. */
export const SMS_PROVIDERS = ['outbox', 'termii'] as const;
export const EMAIL_PROVIDERS = ['outbox', 'smtp'] as const;
export const WHATSAPP_PROVIDERS = ['none', 'outbox', 'cloud'] as const;
export const VOICE_PROVIDERS = ['none', 'outbox', 'termii'] as const;

/** A message as a provider sends it. */
export interface Message {
  /** The same at every try, where a provider can tell repeats by it. */
  readonly id: string;
  readonly channel: DeliveryChannel;
  /** E.164, or an email address. */
  readonly to: string;
  readonly text: string;
  /** Only of email, as the following. */
  readonly subject?: string;
  readonly html?: string;
  /** The address that replies go to, where that is not the product's own. */
  readonly replyTo?: string;
  /** The code in the text, where there is one: the outbox shows it, nothing logs it. */
  readonly otp?: string;
}

/** Stores messages in this database instead of sending them. */
export interface StoringProvider {
  readonly name: 'outbox';
  /** In the transaction that the message belongs to. */
  store(db: Database, message: Message): Promise<void>;
}

/** Sends messages of one channel over the network. */
export interface SendingProvider {
  readonly name: 'termii' | 'smtp' | 'whatsapp';
  /**
   * Returns the provider's id of the message, by which delivery reports name it, or null. Gives up at the signal.
   * @throws MessageRejectedError where no further try can succeed; MessageKeyError where the provider refuses our key; any
   * other error is worth another try too. None quotes the message, its recipient or a key.
   */
  send(message: Message, signal: AbortSignal): Promise<string | null>;
}

export type MessageProvider = StoringProvider | SendingProvider;

/** The provider of each channel; null where the channel is not used. */
export type MessageProviders = Readonly<Record<DeliveryChannel, MessageProvider | null>>;

/** The recipient cannot be reached, or the provider will never take this message. */
export class MessageRejectedError extends Error {
  override readonly name = 'MessageRejectedError';
}

/** The provider refuses the key, token or password in the settings: no message of ours goes by it until that is right. */
export class MessageKeyError extends Error {
  override readonly name = 'MessageKeyError';
}
