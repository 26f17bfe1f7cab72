import type { EventSourceMessage } from 'eventsource-parser';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import * as z from 'zod/mini';
import { authHeaders, rejected } from './client.ts';
import { apiContext } from './context.ts';
import { ALIVE_EVERY_MS, type Change, change, STREAM_EVENTS, type StreamEvent } from './contract/events.ts';
import { ApiError } from './failure.ts';

/** The timeout for the first event; without it, a proxy that buffers the response would block forever. */
const READY_TIMEOUT_MS = 10_000;
/** A stream without events for this long is considered dead. */
const SILENCE_TIMEOUT_MS = 2 * ALIVE_EVERY_MS + READY_TIMEOUT_MS;

export interface ServerEvent {
  readonly event: StreamEvent;
  /** The `lastEventId` for a reconnect. */
  readonly id: string;
  /** Set for `changed`; null for other events. */
  readonly change: Change | null;
}

interface ReadOptions {
  readonly lastEventId: string | null;
  readonly signal: AbortSignal;
  readonly onEvent: (event: ServerEvent) => void;
}

/**
 * Reads the server's event stream until one side closes it.
 * @throws ApiError if the server rejects the stream, or if it breaks or times out.
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
  }
}

/** Null for events that only a newer server sends. */
function toServerEvent({ event, id = '', data }: EventSourceMessage): ServerEvent | null {
  const known = z.safeParse(z.enum(STREAM_EVENTS), event);
  if (!known.success) return null;
  if (known.data !== 'changed') return { event: known.data, id, change: null };
  const changed = z.safeParse(change, JSON.parse(data));
  return changed.success ? { event: known.data, id, change: changed.data } : null;
}
