import type { Message } from '../../platform/ports/messages.ts';

const LINE_BREAK = /[\r\n\0]/;

/**
 * Rejects line breaks in values of email headers, which could add headers. Providers call it before they send.
 * @throws Error that names the field without its value.
 */
export function assertHeaders({ to, subject, replyTo }: Pick<Message, 'to' | 'subject' | 'replyTo'>): void {
  for (const [field, value] of Object.entries({ to, subject, replyTo })) {
    if (value !== undefined && LINE_BREAK.test(value))
      throw new Error(`A message's ${field} has several lines`);
  }
}
