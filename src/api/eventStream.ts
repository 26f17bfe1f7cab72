import type { EventSourceMessage } from 'eventsource-parser';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import * as z from 'zod/mini';
import { authHeaders, rejected } from './client.ts';
import { apiContext } from './context.ts';
import {
  type Change,
  change,
  KEEP_ALIVE_INTERVAL_MS,
  STREAM_EVENTS,
  type StreamEvent,
} from './contract/events.ts';
import { ApiError } from './failure.ts';

/** Deadline of the first event, because a buffering proxy may hold back the response for ever. */
const READY_TIMEOUT_MS = 10_000;
/** A stream that is silent for this long is considered dead. */
const SILENCE_TIMEOUT_MS = 2 * KEEP_ALIVE_INTERVAL_MS + READY_TIMEOUT_MS;

export interface ServerEvent {
  readonly event: StreamEvent;
  /** Passed as `lastEventId` to reconnect. */
  readonly id: string;
  /** Only for `changed`; null otherwise. */
  readonly change: Change | null;
}

interface ReadOptions {
  readonly lastEventId: string | null;
  readonly signal: AbortSignal;
  readonly onEvent: (event: ServerEvent) => void;
}

/**
 * Reads the server's event stream until either side ends it.
 * @throws ApiError if the server rejects it, or if it breaks or falls silent.
 */
export async function readEvents({ lastEventId, signal, onEvent }: ReadOptions): Promise<void> {
  const context = apiContext();
  const { baseUrl, principal } = context;
  const reading = new AbortController();
  const abort = (): void => reading.abort();
  signal.addEventListener('abort', abort);
  let timer = setTimeout(abort, READY_TIMEOUT_MS);
  try {
    const response = await fetch(`${baseUrl}/events`, {
      headers: {
        Accept: 'text/event-stream',
        ...authHeaders(principal),
        ...(lastEventId && { 'Last-Event-ID': lastEventId }),
      },
      cache: 'no-store',
      signal: reading.signal,
    });
    if (!response.ok || !response.body) {
      const body: unknown = await response.json().catch(() => null);
      const retryAfter = response.headers.get('retry-after') ?? undefined;
      throw rejected(context, principal, { status: response.status, body, retryAfter });
    }
    const events = response.body
      .pipeThrough(new TextDecoderStream())
      .pipeThrough(new EventSourceParserStream())
      .getReader();
    for (let read = await events.read(); !read.done; read = await events.read()) {
      clearTimeout(timer);
      timer = setTimeout(abort, SILENCE_TIMEOUT_MS);
      const event = toServerEvent(read.value);
      if (event) onEvent(event);
    }
  } catch (error) {
    throw error instanceof ApiError ? error : new ApiError({ code: 'network_down', status: null });
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
    // If a handler failed, the response is still open.
    reading.abort();
  }
}

/** Null for events of a newer server. */
function toServerEvent({ event, id = '', data }: EventSourceMessage): ServerEvent | null {
  const known = z.safeParse(z.enum(STREAM_EVENTS), event);
  if (!known.success) return null;
  if (known.data !== 'changed') return { event: known.data, id, change: null };
  const changed = z.safeParse(change, JSON.parse(data));
  return changed.success ? { event: known.data, id, change: changed.data } : null;
}
