import { afterAll, beforeAll, expect, it } from 'vitest';
import { failure } from '#api/contract/envelope.ts';
import { EventStream } from '#server/platform/events/stream.ts';
import { MAX_STREAMS_PER_PERSON } from '#server/platform/events/streams.ts';
import { type OpenEvents, openEvents } from '../kit/events.ts';
import type { TestPerson } from '../kit/people.ts';
import { describeOnDatabase, type TestServer } from '../kit/server.ts';
import { createBuyer } from '../money/kit.ts';

/** Per address; half of them may be streams. */
const MAX_CONNECTIONS = 40;
const MAX_STREAMS = MAX_CONNECTIONS / 2;

describeOnDatabase('many streams that use the server up', (open) => {
  let server: TestServer;
  const opened: OpenEvents[] = [];
  beforeAll(async () => {
    server = await open({ MAX_CONNECTIONS_PER_ADDRESS: String(MAX_CONNECTIONS) });
  });
  afterAll(async () => {
    for (const events of opened) events.close();
    await server.close();
  });
  const openOf = async (person: TestPerson) => {
    const events = await openEvents(server.app, person);
    opened.push(events);
    return events;
  };

  it('gets none without a session', async () => {
    const response = await server.app.inject({ url: '/api/events' });
    expect([response.statusCode, failure.parse(response.json()).code]).toEqual([401, 'not_signed_in']);
  });

  it('loses the oldest beyond the limit per user, and is told not to reopen it', async () => {
    const person = await createBuyer(server);
    const streams: OpenEvents[] = [];
    for (let count = 0; count <= MAX_STREAMS_PER_PERSON; count += 1) streams.push(await openOf(person));
    await streams[0]?.readNext('replaced');
    expect((await streams[0]?.next())?.event).toBe('end');
    await streams.at(-1)?.readNext('ready');
    for (const events of streams) events.close();
  });

  it('leaves half of the connections of an address for calls', async () => {
    const people = await Promise.all(
      Array.from({ length: Math.ceil(MAX_STREAMS / MAX_STREAMS_PER_PERSON) + 1 }, () => createBuyer(server)),
    );
    const statuses: number[] = [];
    for (const person of people)
      for (let count = 0; count < MAX_STREAMS_PER_PERSON; count += 1)
        statuses.push((await openOf(person)).response.status);
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(MAX_STREAMS);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    const me = await server.app.inject({ url: '/api/users/me', headers: people[0]?.headers ?? {} });
    expect(me.statusCode).toBe(200);
  });
});

it('a page that reads nothing costs a bounded buffer, and is detected', () => {
  const stream = new EventStream();
  const id = (serial: number) => `00000000-0000-7000-8000-${String(serial).padStart(12, '0')}`;
  for (let serial = 0; serial < 10_000; serial += 1)
    stream.send('changed', serial, { kind: 'payment', id: id(serial) });
  stream.read(0);
  stream.finish();
  const text = String(stream.read());
  expect(text.length).toBeLessThan(20_000);
  expect(text).toContain('event: stale');
  const unread = new EventStream();
  unread.send('alive', 1);
  expect([unread.isStalled(), unread.isStalled()]).toEqual([false, true]);
});
