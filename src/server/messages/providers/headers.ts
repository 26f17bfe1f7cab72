import type { Message } from '../../platform/ports/messages.ts';

const LINE_BREAK = /[\r\n\0]/;

/**
 * For a provider, before it sends: rejects line breaks in what becomes a header of an email, which could add headers.
 * @throws Error naming the field, without its value.
 */
export function assertHeaders({ to, subject, replyTo }: Pick<Message, 'to' | 'subject' | 'replyTo'>): void {
  for (const [field, value] of Object.entries({ to, subject, replyTo })) {
    if (value !== undefined && LINE_BREAK.test(value))
      throw new Error(`A message's ${field} has several lines`);
  }
}
