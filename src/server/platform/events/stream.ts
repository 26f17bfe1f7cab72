import { Readable } from 'node:stream';
import type { Change, StreamEvent } from '#api/contract/events.ts';

const BUFFER_BYTES = 4_096;
/** A reader so far behind gets one `stale` in place of all. */
const MAX_PENDING = 100;

/**
 * One open page as an event stream. What its reader does not take waits, each change once, and never grows beyond a
 * bound: a slow network costs its own page a refetch, and the server nothing.
 */
export class EventStream extends Readable {
  /** By event and data, oldest first. */
  private readonly pending = new Map<string, { event: StreamEvent; data: string; atMs: number }>();
  private isWanted = false;
  private wasStalled = false;

  constructor() {
    super({ highWaterMark: BUFFER_BYTES });
  }

  /** `atMs` is the event's id: a page that reconnects with it is told what changed since. */
  send(event: StreamEvent, atMs: number, changed?: Change): void {
    if (this.pending.size >= MAX_PENDING) {
      this.pending.clear();
      this.pending.set('stale', { event: 'stale', data: '{}', atMs });
    }
    const data = JSON.stringify(changed ?? {});
    this.pending.set(event + data, { event, data, atMs });
    this.flush();
  }

  /** Whether nothing was taken since the last call, though something waits. */
  isStalled(): boolean {
    const wasStalled = this.wasStalled;
    this.wasStalled = this.pending.size > 0;
    return wasStalled && this.wasStalled;
  }

  /** Ends after what waits was sent. */
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
