import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Change } from '#api/contract/events.ts';
import { referenceResponse } from '#api/contract/support.ts';
import { inspectionDays } from '#domain/listings/inspections.ts';
import { buildApp } from '#server/app.ts';
import { CHANGES_CHANNEL } from '#server/platform/db/notifications.ts';
import { openPostgres } from '#server/platform/db/postgres.ts';
import { openChangeFeed } from '#server/platform/events/feed.ts';
import { type OpenEvents, openEvents } from './kit/events.ts';
import { createListing } from './kit/listings.ts';
import { post, signUp, TEST_PASSWORD, type TestPerson, verifyEmail } from './kit/people.ts';
import { describeOnEachDatabase, describeOnPostgres, type TestServer } from './kit/server.ts';
import { agreement, contribute, createBuyer, deposit } from './money/kit.ts';

const ANY_ID = '01890000-0000-7000-8000-000000000000';

/** The headers of a page that has missed nothing. */
const upToDate = () => ({ 'last-event-id': String(Date.now()) });

/** Reads changes until each of these kinds has occurred. */
async function changesOf(events: OpenEvents, ...kinds: Change['kind'][]): Promise<Change[]> {
  const seen: Change[] = [];
  while (kinds.some((kind) => seen.every((change) => change.kind !== kind)))
    seen.push((await events.readNext('changed')).data as Change);
  return seen;
}

async function changesToTheEnd(events: OpenEvents): Promise<Change[]> {
  const seen: Change[] = [];
  for (let next = await events.next(); next.event !== 'end'; next = await events.next())
    if (next.event === 'changed') seen.push(next.data as Change);
  return seen;
}

describeOnEachDatabase('the event stream', (open) => {
  let server: TestServer;
  let ada: TestPerson;
  const opened: OpenEvents[] = [];
  beforeAll(async () => {
    server = await open();
    ada = await createBuyer(server);
  });
  afterAll(async () => {
    for (const events of opened) events.close();
    await server.close();
  });
  const listen = async (person: TestPerson, headers = {}) => {
    const events = await openEvents(server.app, person, headers);
    opened.push(events);
    await events.readNext('ready');
    return events;
  };

  it('is neither cached, nor compressed, nor buffered', async () => {
    const { response } = await listen(ada, { 'accept-encoding': 'gzip, br' });
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    expect(response.headers.get('content-encoding')).toBeNull();
  });

  it('names the contribution, payment and wallet that a transfer changed, without amounts', async () => {
    const listing = await createListing(server.db);
    const events = await listen(ada);
    const contribution = await contribute(server.app, ada, agreement(listing));
    const started = await changesOf(events, 'contribution', 'payment');
    expect(started).toContainEqual({ kind: 'contribution', id: contribution.id });
    expect(started).toContainEqual({ kind: 'payment', id: contribution.awaiting_payment?.id });

    await deposit(server, ada, contribution.awaiting_payment?.amount ?? 0);
    const paid = await changesOf(events, 'wallet', 'payment', 'contribution');
    expect(paid).toContainEqual({ kind: 'contribution', id: contribution.id });
    for (const change of paid) expect(Object.keys(change)).toStrictEqual(['kind', 'id']);
  });

  it('sends no changes of another user', async () => {
    const people = [await createBuyer(server), await createBuyer(server)];
    const streams = await Promise.all(people.map((person) => listen(person)));
    for (const person of people) await deposit(server, person, 100_000);
    for (const { headers } of people) await post(server.app, '/onboarding/logout', {}, headers);
    const [first = [], second = []] = await Promise.all(streams.map(changesToTheEnd));
    for (const changes of [first, second]) expect(changes.map(({ kind }) => kind)).toContain('wallet');
    const ids = new Set(first.map(({ id }) => id));
    expect(second.filter(({ id }) => ids.has(id))).toStrictEqual([]);
  });

  it('ends immediately when its session is ended elsewhere, and cannot be reopened', async () => {
    const person = await signUp(server.app);
    const events = await listen(person);
    await post(server.app, '/onboarding/logout', {}, person.headers);
    await changesToTheEnd(events);
    const { response } = await openEvents(server.app, person);
    expect(response.status).toBe(401);
  });

  it('notifies the other sessions of a login', async () => {
    const person = await signUp(server.app);
    const events = await listen(person);
    const { user } = person;
    await post(server.app, '/onboarding/login', { identifier: user.email, password: TEST_PASSWORD });
    expect((await changesOf(events, 'session')).length).toBeGreaterThan(0);
  });

  it('names an inspection that the buyer, or a visitor with the verified email, asked for, and its end', async () => {
    const person = await signUp(server.app);
    const { propertyId } = await createListing(server.db);
    const ask = async (headers: Readonly<Record<string, string>>) => {
      const response = await post(
        server.app,
        '/support/inspections',
        {
          property_id: propertyId,
          day: inspectionDays(server.clock.now()).last,
          name: 'Ada Obi',
          phone: '+2348031234567',
          email: person.user.email,
          note: '',
        },
        headers,
      );
      return referenceResponse.parse(response.json()).body.reference;
    };
    const events = await listen(person, upToDate());
    const nextOne = async () => (await changesOf(events, 'inspection')).at(-1);
    // Until the email is verified, what a visitor asks for with it is not the buyer's.
    await ask({});
    const reference = await ask({ ...person.headers });
    const asked = await nextOne();
    await post(server.app, `/users/me/inspections/${reference}/cancel`, undefined, { ...person.headers });
    expect(await nextOne()).toEqual(asked);

    await verifyEmail(server.app, person);
    await ask({});
    expect((await nextOne())?.id).not.toBe(asked?.id);
  });

  it('replays the changes since the last received event to a page that reconnects', async () => {
    const events = await listen(ada);
    await deposit(server, ada, 200_000);
    const { id = '', data } = await events.readNext('changed');
    events.close();
    const again = await openEvents(server.app, ada, { 'last-event-id': id });
    opened.push(again);
    await again.readNext('ready');
    expect(await changesOf(again, 'wallet')).toContainEqual(data);
  });

  it('tells a page to load its data again where it remembers less than the page needs', async () => {
    // This server has run for less than the minute that a first connection gets.
    const events = await openEvents(server.app, ada);
    opened.push(events);
    expect([(await events.next()).event, (await events.next()).event]).toEqual(['ready', 'stale']);
  });

  it('reports a gap after a notification that is no JSON, and goes on', async () => {
    const events = await listen(ada, upToDate());
    await server.db.execute(sql`select pg_notify(${CHANGES_CHANNEL}, 'loan')`);
    await events.readNext('stale');
    await deposit(server, ada, 100_000);
    await changesOf(events, 'wallet');
  });

  it('skips a notification of a kind that only a newer release knows', async () => {
    const person = await signUp(server.app);
    const events = await listen(person, upToDate());
    const payload = JSON.stringify({ kind: 'loan', loanId: ANY_ID, userId: person.user.id });
    await server.db.execute(sql`select pg_notify(${CHANGES_CHANNEL}, ${payload})`);
    await post(server.app, '/onboarding/logout', {}, person.headers);
    const seen: string[] = [];
    while (seen.at(-1) !== 'end') seen.push((await events.next()).event);
    expect(seen).not.toContain('stale');
  });

  it('sends `stale` to a page that was away for longer', async () => {
    const again = await openEvents(server.app, ada, { 'last-event-id': '1000' });
    opened.push(again);
    await again.readNext('ready');
    expect((await again.next()).event).toBe('stale');
  });
});

describeOnEachDatabase('the end of the server', (open) => {
  it('ends the streams without waiting for them', async () => {
    const server = await open();
    const events = await openEvents(server.app, await signUp(server.app));
    await events.readNext('ready');
    await Promise.all([server.close(), changesToTheEnd(events)]);
  });
});

describeOnPostgres('two processes', (open) => {
  let server: TestServer;
  /** Simulates another process with its own connections and streams. */
  let other: Pick<TestServer, 'app' | 'close'>;
  beforeAll(async () => {
    server = await open();
    const connection = await openPostgres(server.databaseUrl ?? '');
    const changes = await openChangeFeed(connection.listen, server.clock.now);
    const app = await buildApp({ ...server.dependencies, db: connection.db, changes });
    await app.ready();
    other = {
      app,
      async close() {
        await app.close();
        await changes.close();
        await connection.close();
      },
    };
  });
  afterAll(async () => {
    await other.close();
    await server.close();
  });

  it('notify each other of money and of ended sessions', async () => {
    const ada = await createBuyer(server);
    const events = await openEvents(other.app, ada);
    await events.readNext('ready');
    await deposit(server, ada, 500_000);
    await changesOf(events, 'wallet');
    await post(server.app, '/onboarding/logout', {}, ada.headers);
    await changesToTheEnd(events);
  });

  it('listen again after the database dropped their connection, and report that changes were missed', async () => {
    const ada = await createBuyer(server);
    const events = await openEvents(other.app, ada, upToDate());
    await events.readNext('ready');
    await server.db.execute(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen%'",
    );
    await events.readNext('stale');
    await deposit(server, ada, 500_000);
    await changesOf(events, 'wallet');
    events.close();
  });
});
