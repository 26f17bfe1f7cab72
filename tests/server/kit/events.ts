import { EventSourceParserStream } from 'eventsource-parser/stream';
import type { FastifyInstance } from 'fastify';
import type { StreamEvent } from '#api/contract/events.ts';
import type { TestPerson } from './people.ts';

interface ReceivedEvent {
  readonly event: StreamEvent | 'end';
  readonly data: unknown;
  readonly id: string | undefined;
}

export interface OpenEvents {
  readonly response: Response;
  /** The next event; `end` after the server ended the stream. */
  next(): Promise<ReceivedEvent>;
  /** The next event of this kind; skips others. */
  readNext(event: ReceivedEvent['event']): Promise<ReceivedEvent>;
  close(): void;
}

/** Opens `GET /api/events` over a real connection. */
export async function openEvents(
  app: FastifyInstance,
  { headers }: TestPerson,
  more: Readonly<Record<string, string>> = {},
): Promise<OpenEvents> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port');
  const aborting = new AbortController();
  const response = await fetch(`http://127.0.0.1:${address.port}/api/events`, {
    headers: { ...headers, ...more },
    signal: aborting.signal,
  });
  if (!response.body) throw new Error('The response has no body');
  const reader = response.body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  const next = async (): Promise<ReceivedEvent> => {
    const { done, value } = await reader.read();
    if (done) return { event: 'end', data: null, id: undefined };
    return { event: value.event as StreamEvent, data: JSON.parse(value.data), id: value.id };
  };
  return {
    response,
    next,
    async readNext(event) {
      for (;;) {
        const received = await next();
        if (received.event === event) return received;
        if (received.event === 'end') throw new Error(`The stream ended before it said ${event}`);
      }
    },
    close: () => aborting.abort(),
  };
}
