const CHANNELS = ['sms', 'whatsapp', 'voice', 'email'] as const;
type Channel = (typeof CHANNELS)[number];

/** A message that the merchant sent. */
export interface ReceivedMessage {
  readonly id: string;
  readonly channel: Channel;
  readonly to: string;
  /** The text as received; of an email, the whole message with headers. */
  readonly text: string;
  readonly at: Date;
}

/** All simulated phones and mailboxes. */
export class Inbox {
  readonly messages: ReceivedMessage[] = [];

  add(message: ReceivedMessage): void {
    this.messages.push(message);
  }

  /** The messages to an address, oldest first. */
  to(address: string): ReceivedMessage[] {
    return this.messages.filter(({ to }) => to === address);
  }
}
