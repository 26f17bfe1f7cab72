import { readEvents, type ServerEvent } from '#api/eventStream.ts';

/** The page polls after this many consecutive failed connections. */
const MAX_FAILURES = 3;
/** The fallback: refetch everything at this interval, and try the stream again after `POLLS_PER_TRY` polls. */
export const FALLBACK_POLL_MS = 15_000;
const POLLS_PER_TRY = 4;
/** Leaves time for a call that replaces the session token to receive the new one. */
const MIN_PAUSE_MS = 1_000;
/** A restarting server closes all its streams at once; random delays spread the reconnections. */
const SPREAD_MS = 2_000;

export interface StreamLoop {
  readonly signal: AbortSignal;
  /** The event after which the stream resumes. */
  readonly lastEventId: () => string | null;
  readonly onEvent: (event: ServerEvent) => void;
}

const POLLED: ServerEvent = { event: 'stale', id: '', change: null };

/**
 * Reads the event stream, reconnects when it ends, and polls if it is unavailable. After `replaced` it only polls,
 * because a new stream would close that of another page. Ends when the signal aborts.
 */
export async function runStreamLoop({ signal, lastEventId, onEvent }: StreamLoop): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    let isReplaced = false;
    await readEvents({
      signal,
      lastEventId: lastEventId(),
      onEvent: (event) => {
        if (event.event === 'ready') failures = 0;
        if (event.event === 'replaced') isReplaced = true;
        onEvent(event);
      },
    }).catch(() => {
      failures += 1;
    });
    if (isReplaced) await poll(Number.POSITIVE_INFINITY, signal, onEvent);
    else if (failures >= MAX_FAILURES) await poll(POLLS_PER_TRY, signal, onEvent);
    else await pause(MIN_PAUSE_MS * 2 ** failures + Math.random() * SPREAD_MS, signal);
  }
}

async function poll(times: number, signal: AbortSignal, onEvent: StreamLoop['onEvent']): Promise<void> {
  for (let polls = 0; polls < times && !signal.aborted; polls += 1) {
    onEvent(POLLED);
    await pause(FALLBACK_POLL_MS, signal);
  }
}

/** Waits for `ms`, or until the device is online again. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    window.addEventListener('online', end);
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
  });
