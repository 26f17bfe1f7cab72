import { afterAll, beforeAll, expect, test } from 'vitest';
import { failure } from '#api/contract/envelope.ts';
import { PROPERTY_TYPES } from '#domain/listings/listings.ts';
import { PLANS } from '#domain/plans/plans.ts';
import { randomStream } from '#domain/random.ts';
import { createListing, type TestListing } from '../kit/listings.ts';
import type { TestPerson } from '../kit/people.ts';
import { describeOnDatabase, type TestServer } from '../kit/server.ts';
import { agreement, contribute, createBuyer, deposit, newSession } from '../money/kit.ts';
import { PASSWORD, withPassword } from '../money/withdrawing.ts';
import { type Input, inputOf } from './inputs.ts';
import { type Operation, readOperations } from './operations.ts';
import type { KnownValues } from './values.ts';

/** `npm run fuzz` sends ten thousand, optionally from another seed. */
const INPUTS = Number(process.env.FUZZ_INPUTS ?? 1_000);
const SEED = process.env.FUZZ_SEED ?? '1';
const DEADLINE_MS = 20_000;
/** Rate limits are not tested here. */
const PAUSE_MS = 3_000;
const BUYERS = 5;

/** Text that only internal errors contain. */
const INTERNALS =
  /node_modules|\.(?:ts|js):\d|file:\/\/|\bat \w+ \(|Failed query|drizzle|postgres|pglite|zod|fastify|ECONN|violates|relation "|column "|syntax error at|\/work\/|undefined is not/i;

/** Well-formed keys after which a page of a search may begin: an extreme price or timestamp, and a home. */
const placesAfter = ({ priceKobo, propertyId }: TestListing) =>
  [
    `${priceKobo}_${propertyId}`,
    `0_${propertyId}`,
    `999999999999999_${propertyId}`,
    `2026-10-01T08:00:00.000Z_${propertyId}`,
    `0001-01-01T00:00:00.000Z_${propertyId}`,
    `9999-12-31T23:59:59.999Z_${propertyId}`,
  ] as const;

describeOnDatabase('inputs made from the contract', (open) => {
  let server: TestServer;
  let operations: readonly Operation[];
  let known: KnownValues;
  const buyers: TestPerson[] = [];

  beforeAll(async () => {
    server = await open();
    const { paths, ...rest } = (await server.app.inject('/api/docs/json')).json();
    operations = readOperations({ paths, ...rest });
    const listing = await createListing(server.db);
    for (let count = 0; count < BUYERS; count += 1) buyers.push(await anotherBuyer());
    const [first] = buyers;
    if (!first) throw new Error('There is no buyer');
    await deposit(server, first, 50_000_000);
    const { id } = await contribute(server.app, first, agreement(listing));
    known = {
      ids: [id, listing.propertyId, ...listing.apartmentIds, ...buyers.map(({ user }) => user.id)],
      texts: [PASSWORD, first.user.email, first.user.phone ?? '', listing.propertyId],
      byName: new Map<string, readonly [string, ...string[]]>([
        ['after', placesAfter(listing)],
        ['plan', PLANS],
        ['type', PROPERTY_TYPES],
      ]),
    };
  });
  afterAll(() => server.close());

  const anotherBuyer = async () => withPassword(server, await createBuyer(server));

  /** Signs a buyer in again if the previous input ended the session; replaces an erased buyer. */
  async function headersOf(place: number): Promise<Readonly<Record<string, string>>> {
    const person = buyers[place] ?? (await anotherBuyer());
    const { statusCode } = await server.app.inject({ url: '/api/users/me', headers: person.headers });
    if (statusCode === 200) return person.headers;
    const again = await newSession(server, person.user.id).then(
      (session) => ({ ...person, ...session }),
      anotherBuyer,
    );
    buyers[place] = again;
    return again.headers;
  }

  async function send({ payload, ...input }: Input, headers: Readonly<Record<string, string>>) {
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error('No response in time')), DEADLINE_MS);
    });
    const all = {
      ...input,
      ...(payload !== undefined && { payload }),
      headers: { ...headers, ...input.headers },
    };
    return Promise.race([server.app.inject(all), tooLate]).finally(() => clearTimeout(timer));
  }

  test('get a response in time, none of them an error of ours, none with our internals', async () => {
    const random = randomStream(`fuzz ${SEED}`, 'inputs');
    const failures: string[] = [];
    const statuses = new Map<number, number>();
    for (let count = 0; count < INPUTS; count += 1) {
      const operation = operations[count % operations.length];
      const place = Math.floor(random.between(0, buyers.length));
      if (!operation) throw new Error('There is nothing to send');
      server.clock.advance(PAUSE_MS);
      const input = inputOf(operation, random, known);
      const headers = random.chance(0.9) ? await headersOf(place) : {};
      const shown = `${input.method} ${input.url.slice(0, 300)} ${JSON.stringify(input.headers)} ${input.payload?.slice(0, 600)}`;
      try {
        const response = await send(input, headers);
        statuses.set(response.statusCode, (statuses.get(response.statusCode) ?? 0) + 1);
        const isRight =
          response.statusCode < 400 ||
          (response.statusCode < 500 && failure.safeParse(response.json()).success);
        if (!isRight || (response.statusCode >= 400 && INTERNALS.test(response.body)))
          failures.push(`${response.statusCode} ${response.body.slice(0, 300)} for ${shown}`);
      } catch (error) {
        failures.push(`${error instanceof Error ? error.message : error} for ${shown}`);
      }
    }
    expect(failures).toEqual([]);
    // The inputs must be neither all rejected nor all valid.
    expect(statuses.get(200)).toBeGreaterThan(INPUTS / 20);
    expect(statuses.get(422)).toBeGreaterThan(INPUTS / 20);
  }, 1_800_000);
});
