import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { changesResponse } from '#api/contract/changes.ts';
import { paymentsResponse } from '#api/contract/contributions.ts';
import { transactionsResponse } from '#api/contract/wallet.ts';
import { addMonths, isoDate, lagosDate, lagosMidnight } from '#domain/dates.ts';
import { HOUR_MS, MINUTE_MS } from '#domain/durations.ts';
import { naira } from '#domain/money.ts';
import { issueStatements } from '#server/savings/documents/sweeps.ts';
import { createListing } from '../kit/listings.ts';
import type { TestPerson } from '../kit/people.ts';
import { describeOnDatabase, type TestServer } from '../kit/server.ts';
import {
  agreement,
  announceAndTransfer,
  contribute,
  createBuyer,
  deposit,
  newSession,
} from '../money/kit.ts';
import { documentsOf, download, textOf } from './kit.ts';

const MONTHLY = naira(312_500);
const fail = (error: unknown): never => expect.unreachable(String(error));

describeOnDatabase('the papers of a plan that moved to another home', (open) => {
  let server: TestServer;
  let buyer: TestPerson;
  let id: string;
  // Each ends the month by its clock.
  beforeEach(async () => {
    server = await open();
    buyer = await createBuyer(server);
    const town = `Town of ${buyer.user.id}`;
    id = (await contribute(server.app, buyer, agreement(await createListing(server.db, { town })))).id;
    await createListing(server.db, { town, title: 'Odo Flats', priceKobo: naira(20_000_000) });
    await deposit(server, buyer, MONTHLY);
  });
  afterEach(() => server.close());

  /** After what was paid, and before what is paid next. */
  async function moveToOdoFlats(): Promise<void> {
    server.clock.advance(MINUTE_MS);
    const url = `/api/contributions/${id}/changes`;
    const { headers } = buyer;
    const { changes } = changesResponse.parse((await server.app.inject({ url, headers })).json()).body;
    const option = changes.options.find(({ figures }) => figures.home.startsWith('Odo Flats'));
    if (!option) throw new Error('The move is not offered');
    const { monthly, target, left, ends_on } = option.figures;
    const moved = await server.app.inject({
      method: 'POST',
      url,
      headers: { ...headers, 'idempotency-key': randomUUID() },
      payload: { change: option.change, seen: { monthly, target, left, ends_on } },
    });
    expect(moved.statusCode).toBe(201);
    server.clock.advance(MINUTE_MS);
  }

  /** Lets the month of the ledger's entries, which the test's clock does not move, end. */
  async function endMonth(): Promise<void> {
    const next = addMonths(isoDate(`${lagosDate(new Date()).slice(0, 7)}-01`), 1);
    server.clock.advance(lagosMidnight(next).getTime() + HOUR_MS - server.clock.now().getTime());
    buyer = { ...buyer, ...(await newSession(server, buyer.user.id)) };
  }

  async function statement(): Promise<string> {
    await issueStatements(server.dependencies, fail);
    const [issued] = await documentsOf(server, buyer, 'statement');
    return textOf((await download(server, buyer, issued?.id ?? '')).rawPayload);
  }

  test('a payment stays one for the home that it was for', async () => {
    await moveToOdoFlats();
    await announceAndTransfer(server, buyer, id, naira(100_000));
    const response = await server.app.inject({ url: '/api/wallet/transactions', headers: buyer.headers });
    const { transactions } = transactionsResponse.parse(response.json()).body;
    const homes = transactions.flatMap(({ property, amount }) =>
      property ? [[property.title, amount]] : [],
    );
    expect(homes).toEqual([
      ['Odo Flats', naira(100_000)],
      ['Ile Ayo Court', MONTHLY],
    ]);
    const url = `/api/contributions/${id}/payments`;
    const listed = await server.app.inject({ url, headers: buyer.headers });
    expect(paymentsResponse.parse(listed.json()).body.payments.map((payment) => payment.unit_name)).toEqual([
      'Odo Flats, Block 1, Ground floor, U1',
      'Ile Ayo Court, Block 1, Ground floor, U1',
    ]);
    await endMonth();
    const text = await statement();
    expect(text).toMatch(/Contribution Ile Ayo Court, .*Contribution Odo Flats, /);
    expect(text).toContain('₦412,500 of ₦6,000,000 in all');
  });

  test('a statement names the home and the target at the end of its month', async () => {
    await endMonth();
    await moveToOdoFlats();
    const text = await statement();
    expect(text).toContain('₦312,500 of ₦7,500,000 in all');
    expect(text).not.toContain('Odo Flats');
  });
});
