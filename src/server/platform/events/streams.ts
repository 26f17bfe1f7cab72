import { KEEP_ALIVE_INTERVAL_MS } from '#api/contract/events.ts';
import { HttpError } from '../http/http-error.ts';
import { openEventStreams } from '../metrics.ts';
import type { ConnectionLimits } from '../settings/settings.ts';
import type { ChangeFeed, ChangeSubscriber } from './feed.ts';
import { EventStream } from './stream.ts';

/** A browser needs one. More are other devices, or dead connections that were not detected yet. */
export const MAX_STREAMS_PER_PERSON = 6;
const RETRY_AFTER_SECONDS = 60;
/** Changes shortly before a first connection may be newer than the data that its page has loaded. */
const FIRST_REPLAY_MS = 60_000;

/** The user and session of a stream. */
interface Reader {
  readonly userId: string;
  readonly sessionId: string;
  readonly sessionExpiresAt: Date;
  /** The client's address as counted by the limits. */
  readonly address: string;
  /** The id of the last event that the page received (ms since the epoch); null on its first connection. */
  readonly lastEventMs: number | null;
}

interface Open extends Reader {
  readonly stream: EventStream;
  readonly expiry: NodeJS.Timeout;
}

interface Following extends Pick<ChangeSubscriber, 'onUnreadable'> {
  readonly changes: ChangeFeed;
  readonly now: () => Date;
}

/** The open streams of this process. */
export class EventStreams {
  private readonly open = new Set<Open>();
  private readonly feed: ChangeFeed;
  private readonly now: () => Date;
  private readonly maxCount: number;
  private readonly maxCountPerAddress: number;
  private readonly unsubscribe: () => void;
  private readonly alive: NodeJS.Timeout;

  /** Streams may use half of the allowed connections; the rest is reserved for API calls. */
  constructor(
    { changes: feed, now, onUnreadable }: Following,
    { maxCount, maxCountPerAddress }: ConnectionLimits,
  ) {
    this.feed = feed;
    this.now = now;
    this.maxCount = Math.ceil(maxCount / 2);
    this.maxCountPerAddress = Math.ceil(maxCountPerAddress / 2);
    this.unsubscribe = feed.subscribe({
      onChange: (userId, change, isDeleted) => {
        const atMs = this.now().getTime();
        for (const open of this.of((each) => each.userId === userId)) {
          open.stream.send('changed', atMs, change);
          if (isDeleted && change.id === open.sessionId) this.end(open);
        }
      },
      onGap: () => this.sendAll('stale'),
      onUnreadable,
    });
    this.alive = setInterval(() => this.keepAlive(), KEEP_ALIVE_INTERVAL_MS).unref();
  }

  /**
   * Opens a stream; replaces the user's oldest one if the user has too many.
   * @throws HttpError `too_many_requests` beyond the limits of the process or the address, `dependency_down` while the
   * change feed is disconnected.
   */
  add(reader: Reader): EventStream {
    if (!this.feed.isListening()) throw new HttpError('dependency_down', { retryAfterSeconds: 5 });
    const ofPerson = this.of(({ userId }) => userId === reader.userId);
    const isFull =
      this.open.size >= this.maxCount ||
      this.of(({ address }) => address === reader.address).length >= this.maxCountPerAddress;
    const [oldest] = ofPerson;
    const isReplacing = ofPerson.length >= MAX_STREAMS_PER_PERSON;
    if (isFull && !isReplacing)
      throw new HttpError('too_many_requests', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    const nowMs = this.now().getTime();
    if (oldest && isReplacing) {
      oldest.stream.send('replaced', nowMs);
      this.end(oldest);
    }
    const stream = new EventStream();
    const end = (): void => this.end(open);
    const expiry = setTimeout(end, reader.sessionExpiresAt.getTime() - nowMs).unref();
    const open: Open = { ...reader, stream, expiry };
    this.open.add(open);
    stream.once('close', end);
    openEventStreams.set(this.open.size);
    this.greet(open, nowMs);
    return stream;
  }

  /** Ends all streams. */
  close(): void {
    this.unsubscribe();
    clearInterval(this.alive);
    for (const open of [...this.open]) this.end(open);
  }

  private greet({ userId, stream, lastEventMs }: Open, nowMs: number): void {
    stream.send('ready', nowMs);
    const missed = this.feed.since(userId, lastEventMs ?? nowMs - FIRST_REPLAY_MS);
    if (missed === null) stream.send('stale', nowMs);
    for (const change of missed ?? []) stream.send('changed', nowMs, change);
  }

  private of(isWanted: (open: Open) => boolean): Open[] {
    return [...this.open].filter(isWanted);
  }

  private sendAll(event: 'stale' | 'alive'): void {
    const atMs = this.now().getTime();
    for (const { stream } of this.open) stream.send(event, atMs);
  }

  private keepAlive(): void {
    for (const { stream } of this.of(({ stream }) => stream.isStalled())) stream.destroy();
    this.sendAll('alive');
  }

  private end(open: Open): void {
    if (!this.open.delete(open)) return;
    clearTimeout(open.expiry);
    open.stream.finish();
    openEventStreams.set(this.open.size);
  }
}
