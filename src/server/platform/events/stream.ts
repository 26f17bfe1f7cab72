import { Readable } from 'node:stream';
import type { Change, StreamEvent } from '#api/contract/events.ts';

const BUFFER_BYTES = 4_096;
/** A client with more pending events gets a single `stale` instead of them. */
const MAX_PENDING = 100;

/**
 * The event stream of one open page. Events that the client has not read yet wait in a bounded, deduplicated queue, so a
 * slow network costs the page a refetch and the server no memory.
 */
export class EventStream extends Readable {
  /** Keyed by event and data, oldest first. */
  private readonly pending = new Map<string, { event: StreamEvent; data: string; atMs: number }>();
  private isWanted = false;
  private wasStalled = false;

  constructor() {
    super({ highWaterMark: BUFFER_BYTES });
  }

  /** `atMs` is the event's id: a page that reconnects with it gets the changes since then. */
  send(event: StreamEvent, atMs: number, changed?: Change): void {
    if (this.pending.size >= MAX_PENDING) {
      this.pending.clear();
      this.pending.set('stale', { event: 'stale', data: '{}', atMs });
    }
    const data = JSON.stringify(changed ?? {});
    this.pending.set(event + data, { event, data, atMs });
    this.flush();
  }

  /** Whether events are pending and none was read since the last call. */
  isStalled(): boolean {
    const wasStalled = this.wasStalled;
    this.wasStalled = this.pending.size > 0;
    return wasStalled && this.wasStalled;
  }

  /** Sends pending events, then ends the stream. */
  finish(): void {
    this.flush();
    this.push(null);
  }

  override _read(): void {
    this.isWanted = true;
    this.flush();
  }

  private flush(): void {
    for (const [key, { event, data, atMs }] of this.pending) {
      if (!this.isWanted) return;
      this.pending.delete(key);
      this.wasStalled = false;
      this.isWanted = this.push(`event: ${event}\nid: ${atMs}\ndata: ${data}\n\n`);
    }
  }
}
