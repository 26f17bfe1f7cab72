import { readEvents, type ServerEvent } from '#api/eventStream.ts';

/** After so many connections in a row that brought nothing, the page polls. */
const MAX_FAILURES = 3;
/** The fallback: everything on the page is fetched again so often, and the stream is tried again now and then. */
export const FALLBACK_POLL_MS = 15_000;
const POLLS_PER_TRY = 4;
/** Also the time that a call which replaces the session's token has, to bring the new one. */
const MIN_PAUSE_MS = 1_000;
/** A server that restarts ends all its streams at once: they come back one after the other. */
const SPREAD_MS = 2_000;

export interface StreamLoop {
  readonly signal: AbortSignal;
  /** Where the stream is opened again. */
  readonly lastEventId: () => string | null;
  readonly onEvent: (event: ServerEvent) => void;
}

const POLLED: ServerEvent = { event: 'stale', id: '', change: null };

/** Reads the event stream, opens it again when it ends, and polls where it cannot be had. Ends with the signal. */
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
    if (isReplaced || failures >= MAX_FAILURES) await poll(signal, onEvent);
    else await pause(MIN_PAUSE_MS * 2 ** failures + Math.random() * SPREAD_MS, signal);
  }
}

async function poll(signal: AbortSignal, onEvent: StreamLoop['onEvent']): Promise<void> {
  for (let polls = 0; polls < POLLS_PER_TRY && !signal.aborted; polls += 1) {
    onEvent(POLLED);
    await pause(FALLBACK_POLL_MS, signal);
  }
}

/** Waits; less where the network comes back meanwhile. */
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
