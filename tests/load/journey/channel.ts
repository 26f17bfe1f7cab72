import net from 'node:net';

const OPEN_DEADLINE_MS = 30_000;
/** More text than this without an event's end is no event. */
const MAX_UNREAD = 10_000;

/**
 * One live channel (`GET /api/events`) on a raw socket: a full client for each of thousands would take the cores that
 * the servers need.
 */
export class Channel {
  readonly token: string;
  aliveCount = 0;
  walletChangeCount = 0;
  isStale = false;
  isOpen = true;
  readonly #socket: net.Socket;
  readonly #waiting = new Set<() => void>();
  #unread = '';

  private constructor(token: string, socket: net.Socket) {
    this.token = token;
    this.#socket = socket;
  }

  /** Resolves once the server says that it sends changes from now on. */
  static open(origin: string, token: string): Promise<Channel> {
    const { port } = new URL(origin);
    return new Promise((resolve, reject) => {
      const socket = net.connect(Number(port), '127.0.0.1');
      const channel = new Channel(token, socket);
      const deadline = setTimeout(() => {
        socket.destroy();
        reject(new Error('a channel did not open in time'));
      }, OPEN_DEADLINE_MS);
      const opened = (): void => {
        clearTimeout(deadline);
        resolve(channel);
      };
      socket.setEncoding('latin1');
      socket.once('connect', () =>
        socket.write(
          `GET /api/events HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${token}\r\naccept: text/event-stream\r\n\r\n`,
        ),
      );
      socket.on('data', (text: string) => channel.#read(text, opened));
      socket.once('error', reject);
      socket.once('close', () => {
        channel.isOpen = false;
        clearTimeout(deadline);
        reject(new Error(`a channel ended: ${channel.#unread.split('\r\n')[0] || 'without a response'}`));
      });
    });
  }

  /** Whether the wallet was changed more often than `before` times until the deadline. */
  untilWalletChange(before: number, deadlineMs: number): Promise<boolean> {
    return new Promise((resolve) => {
      const end = (isThere: boolean): void => {
        clearTimeout(deadline);
        this.#waiting.delete(look);
        resolve(isThere);
      };
      const look = (): void => {
        if (this.walletChangeCount > before) end(true);
      };
      const deadline = setTimeout(() => end(false), deadlineMs);
      this.#waiting.add(look);
      look();
    });
  }

  close(): void {
    this.#socket.destroy();
  }

  #read(text: string, opened: () => void): void {
    const events = (this.#unread + text).split('\n\n');
    this.#unread = (events.pop() ?? '').slice(-MAX_UNREAD);
    for (const event of events) {
      if (event.includes('event: ready')) opened();
      if (event.includes('event: alive')) this.aliveCount += 1;
      if (event.includes('event: stale')) this.isStale = true;
      if (event.includes('"kind":"wallet"')) this.walletChangeCount += 1;
    }
    for (const look of this.#waiting) look();
  }
}
