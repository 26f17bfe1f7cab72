import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import type { VirtualClock } from '../clock.ts';
import type { Inbox } from './inbox.ts';

interface MailOptions {
  readonly clock: VirtualClock;
  readonly inbox: Inbox;
}

export const MAIL_COMMANDS = ['MAIL FROM', 'RCPT TO', 'DATA'] as const;

/** Rejects the next senders, recipients or whole mails: a 4xx code asks to retry, a 5xx code does not. */
export interface MailFault {
  readonly code: 421 | 451 | 550;
  /** The rejected command; `RCPT TO` if absent. */
  readonly command?: (typeof MAIL_COMMANDS)[number];
  /** The text of the reply, which may begin with an enhanced code like `5.7.1`. */
  readonly text?: string;
  times: number;
}

/** A mail server that stores what it receives. */
export class MailServer {
  fault: MailFault | null = null;
  readonly #server: SMTPServer;

  constructor({ clock, inbox }: MailOptions) {
    this.#server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onMailFrom: (_address, _session, callback) => callback(this.#nextFault('MAIL FROM')),
      onRcptTo: (_address, _session, callback) => callback(this.#nextFault('RCPT TO')),
      onData: (stream, session, callback) => {
        text(stream).then((mail) => {
          const fault = this.#nextFault('DATA');
          if (fault) return callback(fault);
          for (const { address } of session.envelope.rcptTo)
            inbox.add({ id: randomUUID(), channel: 'email', to: address, text: mail, at: clock.now });
          callback(null);
        }, callback);
      },
    });
  }

  #nextFault(command: MailFault['command']): Error | null {
    if (!this.fault || this.fault.times <= 0 || (this.fault.command ?? 'RCPT TO') !== command) return null;
    this.fault.times -= 1;
    const { code, text: said = 'Requested action not taken' } = this.fault;
    return Object.assign(new Error(said), { responseCode: code });
  }

  /** @returns the port that it listens on */
  listen(port: number): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#server.once('error', reject);
      const listening = this.#server.listen(port, '127.0.0.1', () => {
        this.#server.off('error', reject);
        // Connections that break off while they send: others are received all the same.
        this.#server.on('error', () => undefined);
        const address = listening.address();
        resolve(typeof address === 'object' && address ? address.port : port);
      });
    });
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }
}
