import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import type { VirtualClock } from '../clock.ts';
import type { Inbox } from './inbox.ts';

interface MailOptions {
  readonly clock: VirtualClock;
  readonly inbox: Inbox;
}

/** Rejects the next recipients: a 4xx code asks the sender to retry, a 5xx code does not. */
export interface MailFault {
  readonly code: 421 | 451 | 550;
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
      onRcptTo: (_address, _session, callback) => callback(this.#nextFault()),
      onData: (stream, session, callback) => {
        text(stream).then((mail) => {
          for (const { address } of session.envelope.rcptTo)
            inbox.add({ id: randomUUID(), channel: 'email', to: address, text: mail, at: clock.now });
          callback(null);
        }, callback);
      },
    });
  }

  #nextFault(): Error | null {
    if (!this.fault || this.fault.times <= 0) return null;
    this.fault.times -= 1;
    return Object.assign(new Error('Requested action not taken'), { responseCode: this.fault.code });
  }

  /** @returns the port that it listens on */
  listen(port: number): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#server.once('error', reject);
      const listening = this.#server.listen(port, '127.0.0.1', () => {
        const address = listening.address();
        resolve(typeof address === 'object' && address ? address.port : port);
      });
    });
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }
}
