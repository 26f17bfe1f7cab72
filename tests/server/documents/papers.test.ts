import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { changesResponse } from '#api/contract/changes.ts';
import { addDays, addMonths, formatDay, isoDate, lagosDate, lagosMidnight } from '#domain/dates.ts';
import { parseDocumentCode } from '#domain/documents.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/durations.ts';
import { naira } from '#domain/money.ts';
import { replaceDocument } from '#server/documents/void.ts';
import { closeDays } from '#server/money/ledger/close-days.ts';
import { documents } from '#server/platform/db/schema/documents.ts';
import { users } from '#server/platform/db/schema/users.ts';
import { reissueDocument } from '#server/savings/documents/reissue.ts';
import { issueMissingPaymentDocuments, issueStatements } from '#server/savings/documents/sweeps.ts';
import { createListing } from '../kit/listings.ts';
import { messagesTo } from '../kit/outbox.ts';
import type { TestPerson } from '../kit/people.ts';
import { describeOnDatabase, type TestServer } from '../kit/server.ts';
import { agreement, awaitingOf, contribute, createBuyer, deposit, newSession, pay } from '../money/kit.ts';
import { documentsOf, download, textOf } from './kit.ts';

const MONTHLY = naira(312_500);
const fail = (error: unknown): never => expect.unreachable(String(error));

describeOnDatabase('papers of a contribution', (open) => {
  let server: TestServer;
  let buyer: TestPerson;
  let id: string;
  beforeAll(async () => {
    server = await open();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    buyer = await createBuyer(server);
    id = (await contribute(server.app, buyer, agreement(await createListing(server.db)))).id;
  });
  const textOfFirst = async (kind: 'receipt' | 'terms' | 'statement') => {
    const [first] = await documentsOf(server, buyer, kind, kind === 'statement' ? '' : id);
    return textOf((await download(server, buyer, first?.id ?? '')).rawPayload);
  };

  test('each payment that is received has a receipt, found by the payment too', async () => {
    const { id: paymentId } = await awaitingOf(server.app, buyer, id);
    const url = `/api/payments/${paymentId}/receipt`;
    expect((await server.app.inject({ url, headers: buyer.headers })).statusCode).toBe(404);
    await deposit(server, buyer, MONTHLY);
    const response = await server.app.inject({ url, headers: buyer.headers });
    expect(await textOf(response.rawPayload)).toContain('₦312,500 of ₦7,500,000');
    await pay(server.app, buyer, id, naira(200_000));
    await deposit(server, buyer, naira(200_000));
    const second = await textOfFirst('receipt');
    expect(second).toContain('₦512,500 of ₦7,500,000');
    expect(second).toContain('Part of Month 2 ₦200,000');
    await pay(server.app, buyer, id, naira(1_050_000));
    await deposit(server, buyer, naira(1_050_000));
    const third = await textOfFirst('receipt');
    expect(third).toContain(
      'What it pays Rest of Month 2 ₦112,500 Month 3 to Month 5 3 × ₦312,500 = ₦937,500',
    );
    expect(third).toContain('₦1,050,000 = ₦112,500 + 3 × ₦312,500. Payments fill the instalments in order.');
    const receipts = await documentsOf(server, buyer, 'receipt', id);
    expect(receipts.map(({ amount }) => amount)).toEqual([naira(1_050_000), naira(200_000), MONTHLY]);
    expect((await documentsOf(server, buyer, 'terms', id)).map(({ amount }) => amount)).toEqual([undefined]);
    const stranger = await createBuyer(server);
    expect((await server.app.inject({ url, headers: stranger.headers })).statusCode).toBe(403);
  });

  test('the terms are kept as the buyer read them, with their hash', async () => {
    const [kept] = await server.db.select().from(documents).where(eq(documents.contributionId, id));
    const text = await textOfFirst('terms');
    expect(text).toContain('You contribute ₦312,500 a month for 24 months.');
    expect(text).toContain('You can pay early, and more.');
    expect(text).toContain('On Plan A you pay the whole price');
    expect(text).toContain('What you contribute in all: ₦7,500,000 = 30% of ₦25,000,000');
    expect(text).toContain('What you contribute each month: ₦312,500 = 30% of ₦25,000,000 ÷ 24');
    expect(text).toContain('Your first target: ₦3,750,000 = 15% of ₦25,000,000');
    expect(text).toContain(kept?.factsHash.slice(0, 20) ?? 'none');
  });

  test('the terms of a contribution that the wallet paid at once name the reserved unit in place of the hold', async () => {
    expect(await textOfFirst('terms')).toContain('You hold the unit for 48 hours.');
    await deposit(server, buyer, 2 * MONTHLY);
    const { id: next } = await contribute(server.app, buyer, agreement(await createListing(server.db)));
    const [terms] = await documentsOf(server, buyer, 'terms', next);
    const text = await textOf((await download(server, buyer, terms?.id ?? '')).rawPayload);
    expect(text).toContain('The unit is reserved for you at once.');
    expect(text).not.toMatch(/You hold the unit|no payment arrives/);
  });

  test('the terms name the next of kin of that day, without their number, and are not changed with the profile', async () => {
    expect(await textOfFirst('terms')).toContain('No next of kin is named.');
    const kin = (kinName: string) =>
      ({ kinName, kinRelation: 'sibling', kinPhone: '+2348030000001' }) as const;
    const name = (kinName: string) =>
      server.db.update(users).set(kin(kinName)).where(eq(users.id, buyer.user.id));
    await name('Ngozi Eze');
    const { id: next } = await contribute(server.app, buyer, agreement(await createListing(server.db)));
    await name('Chidi Eze');
    const [terms] = await documentsOf(server, buyer, 'terms', next);
    const textOfTerms = async (id = '') => textOf((await download(server, buyer, id)).rawPayload);
    const text = await textOfTerms(terms?.id);
    expect(text).toContain('Your next of kin is Ngozi Eze, brother or sister.');
    expect(text).toContain('they bring a valid ID');
    expect(text).not.toMatch(/Chidi|8030000001/);
    const voiding = {
      code: parseDocumentCode(terms?.code ?? '') ?? '',
      actor: 'Ada',
      reason: 'Wrong address',
    };
    const at = server.clock.now();
    await replaceDocument(server.db, { ...voiding, at }, (db, old, replacement) =>
      reissueDocument(server.dependencies, db, { old, replacement, at }),
    );
    const [again] = await documentsOf(server, buyer, 'terms', next);
    expect(again?.id).not.toBe(terms?.id);
    expect(await textOfTerms(again?.id)).toContain('Your next of kin is Ngozi Eze');
    const checked = await server.app.inject(`/api/documents/verify/${terms?.code}`);
    expect(checked.json()).toMatchObject({
      message: 'This document is void.',
      body: { document: { replaced_by: again?.number } },
    });
  });

  test('a month that is over has one statement, whose balances follow, as PDF and CSV', async () => {
    await deposit(server, buyer, MONTHLY + 1_050);
    const next = addMonths(isoDate(`${lagosDate(server.clock.now()).slice(0, 7)}-01`), 1);
    server.clock.advance(lagosMidnight(next).getTime() + MINUTE_MS - server.clock.now().getTime());
    buyer = { ...buyer, ...(await newSession(server, buyer.user.id)) };
    await issueStatements(server.dependencies, fail);
    // A transfer of the last second may still be under way.
    expect(await documentsOf(server, buyer, 'statement')).toEqual([]);
    server.clock.advance(HOUR_MS);
    await issueStatements(server.dependencies, fail);
    await issueStatements(server.dependencies, fail);
    const statements = await documentsOf(server, buyer, 'statement');
    expect(statements).toHaveLength(1);
    const text = await textOfFirst('statement');
    expect(text).toContain('₦312,500 this month, ₦312,500 of ₦7,500,000 in all');
    expect(text).toContain('U1, in all: ₦7,500,000 = 30% of ₦25,000,000');
    const csv = (await download(server, buyer, statements[0]?.id ?? '', 'csv')).payload.split('\r\n');
    expect(csv[2]).toMatch(/,Bank transfer,,.*,312510\.50,312510\.50$/);
    expect(csv[3]).toMatch(/,Contribution,.*,-312500\.00,10\.50$/);
    expect(csv[4]).toBe(`${addDays(next, -1)},Closing balance,,,,10.50`);
  });

  test('the statements of months in which no server ran are issued later, each once, oldest first', async () => {
    await deposit(server, buyer, MONTHLY);
    // The ledger's own time, which the test's clock does not move.
    const first = isoDate(`${lagosDate(new Date()).slice(0, 7)}-01`);
    const later = addMonths(first, 3);
    server.clock.advance(lagosMidnight(later).getTime() + HOUR_MS - server.clock.now().getTime());
    buyer = { ...buyer, ...(await newSession(server, buyer.user.id)) };
    await issueStatements(server.dependencies, fail);
    await issueStatements(server.dependencies, fail);
    const months = [2, 1, 0].map((count) => addMonths(first, count).slice(0, 7));
    expect((await documentsOf(server, buyer, 'statement')).map(({ month }) => month)).toEqual(months);
  });

  test('a receipt for a payment from before there were documents is issued once', async () => {
    await deposit(server, buyer, MONTHLY);
    await server.db.execute(sql`alter table documents disable trigger user`);
    await server.db.execute(sql`delete from documents where contribution_id = ${id} and kind = 'receipt'`);
    await server.db.execute(sql`alter table documents enable trigger user`);
    await issueMissingPaymentDocuments(server.dependencies, fail);
    await issueMissingPaymentDocuments(server.dependencies, fail);
    expect(await documentsOf(server, buyer, 'receipt', id)).toHaveLength(1);
  });

  test('a mistake is voided by a new document that names it; both stay, and both can be checked', async () => {
    await deposit(server, buyer, MONTHLY);
    const [wrong] = await documentsOf(server, buyer, 'receipt', id);
    await server.db.update(users).set({ lastName: 'Okonkwo' }).where(eq(users.id, buyer.user.id));
    const at = server.clock.now();
    const voiding = {
      code: parseDocumentCode(wrong?.code ?? '') ?? '',
      actor: 'Ada',
      reason: 'Wrong name',
      at,
    };
    const replace = () =>
      replaceDocument(server.db, voiding, (db, old, replacement) =>
        reissueDocument(server.dependencies, db, { old, replacement, at }),
      );
    await replace();
    const [right, voided] = await documentsOf(server, buyer, 'receipt', id);
    const received = await messagesTo(server.db, buyer.user.phone);
    expect(received.at(-1)?.text).toContain(`Receipt ${wrong?.number} was wrong and is void`);
    expect(voided).toMatchObject({ number: wrong?.number, replaced_by: right?.number });
    const text = await textOf((await download(server, buyer, right?.id ?? '')).rawPayload);
    expect(text).toContain('Okonkwo');
    expect(text).toContain(`In place of ${wrong?.number}, which is void`);
    await expect(replace()).rejects.toThrow('No document in force has this code.');
    const checked = await server.app.inject(`/api/documents/verify/${wrong?.code}`);
    expect(checked.json()).toMatchObject({
      message: 'This document is void.',
      body: { document: { voided_on: lagosDate(at), replaced_by: right?.number } },
    });
  });
});

describeOnDatabase('a document from before a change of plan', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open();
  });
  afterAll(() => server.close());

  test('that is wrong is replaced by what it says of home and plan, under the name of today', async () => {
    let buyer = await createBuyer(server);
    const town = `Town of ${buyer.user.id}`;
    const { id } = await contribute(server.app, buyer, agreement(await createListing(server.db, { town })));
    await deposit(server, buyer, MONTHLY);
    const next = addMonths(isoDate(`${lagosDate(server.clock.now()).slice(0, 7)}-01`), 1);
    server.clock.advance(lagosMidnight(next).getTime() + 2 * HOUR_MS - server.clock.now().getTime());
    await issueStatements(server.dependencies, fail);
    const cheaper = { town, title: 'Odo Flats', priceKobo: naira(20_000_000) };
    await createListing(server.db, cheaper);
    server.clock.advance(MINUTE_MS);
    buyer = { ...buyer, ...(await newSession(server, buyer.user.id)) };
    const url = `/api/contributions/${id}/changes`;
    const { changes } = (await server.app.inject({ url, headers: buyer.headers })).json().body;
    const { change, figures } =
      changesResponse
        .parse({ message: '', body: { changes } })
        .body.changes.options.find((option) => option.figures.price === cheaper.priceKobo) ??
      expect.unreachable();
    const { monthly, target, left, ends_on } = figures;
    const [firstTerms] = await documentsOf(server, buyer, 'terms', id);
    const changed = await server.app.inject({
      method: 'POST',
      url,
      headers: { 'idempotency-key': 'to-odo-flats-1234567890', ...buyer.headers },
      payload: { change, seen: { monthly, target, left, ends_on } },
    });
    expect(changed.statusCode).toBe(201);
    const latestTerms = async () => {
      const [terms] = await documentsOf(server, buyer, 'terms', id);
      const text = await textOf((await download(server, buyer, terms?.id ?? '')).rawPayload);
      return { number: terms?.number, code: parseDocumentCode(terms?.code ?? '') ?? '', text };
    };
    const agreed = await latestTerms();
    expect(agreed.text).toContain(
      `In place of ${firstTerms?.number}, which applied until ${formatDay(lagosDate(server.clock.now()))}`,
    );
    expect(agreed.text).not.toContain('which is void');
    await server.db.update(users).set({ lastName: 'Okonkwo' }).where(eq(users.id, buyer.user.id));
    server.clock.advance(MINUTE_MS);
    const at = server.clock.now();
    const voidingTerms = { code: agreed.code, actor: 'Ada', reason: 'Wrong name', at };
    await replaceDocument(server.db, voidingTerms, (db, old, replacement) =>
      reissueDocument(server.dependencies, db, { old, replacement, at }),
    );
    expect((await latestTerms()).text).toContain(`In place of ${agreed.number}, which is void`);
    for (const [kind, said] of [
      ['receipt', '₦312,500 of ₦7,500,000'],
      ['statement', '₦312,500 of ₦7,500,000 in all'],
    ] as const) {
      const [wrong] = await documentsOf(server, buyer, kind, kind === 'receipt' ? id : '');
      const code = parseDocumentCode(wrong?.code ?? '') ?? '';
      const voiding = { code, actor: 'Ada', reason: 'Wrong name', at };
      await replaceDocument(server.db, voiding, (db, old, replacement) =>
        reissueDocument(server.dependencies, db, { old, replacement, at }),
      );
      const [right] = await documentsOf(server, buyer, kind, kind === 'receipt' ? id : '');
      expect(right?.number).not.toBe(wrong?.number);
      const text = await textOf((await download(server, buyer, right?.id ?? '')).rawPayload);
      expect(text).toContain('Okonkwo');
      expect(text).toContain(said);
      expect(text).not.toContain('Odo Flats');
    }
  });
});

describeOnDatabase('checking a document', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open();
  });
  afterAll(() => server.close());
  const check = (code: string) => server.app.inject(`/api/documents/verify/${encodeURIComponent(code)}`);

  test('says that it is genuine, for which unit and when it was issued, and nothing about a person', async () => {
    const buyer = await createBuyer(server, { first_name: 'Ngozi', last_name: 'Eze' });
    const { id } = await contribute(server.app, buyer, agreement(await createListing(server.db)));
    const [terms] = await documentsOf(server, buyer, 'terms', id);
    for (const typed of [terms?.code ?? '', terms?.code.toLowerCase().replaceAll('-', ' ') ?? '']) {
      const response = await check(typed);
      expect(response.json().message).toBe('This document is genuine.');
      expect(response.json().body.document).toStrictEqual({
        kind: 'terms',
        number: terms?.number,
        code: terms?.code,
        unit_name: terms?.unit_name,
        month: null,
        issued_on: lagosDate(server.clock.now()),
        voided_on: null,
        replaced_by: null,
        books: null,
      });
      expect(response.payload).not.toMatch(/Ngozi|Eze|312,?500/);
    }
  });

  test('says until when the books are closed, and their seal', async () => {
    const buyer = await createBuyer(server);
    const { id } = await contribute(server.app, buyer, agreement(await createListing(server.db)));
    await deposit(server, buyer, naira(500_000));
    const [terms] = await documentsOf(server, buyer, 'terms', id);
    const last = (await closeDays(server.db, new Date(Date.now() + DAY_MS))).at(-1);
    const { document } = (await check(terms?.code ?? '')).json().body;
    expect(document.books).toStrictEqual({ day: last?.day, head: last?.head });
    expect(last?.head).toMatch(/^[0-9a-f]{64}$/);
  });

  test.each([
    ['0000-0000-0000-0000', 404],
    ['hello', 404],
  ])('%s is answered %i', async (code, status) => {
    expect((await check(code)).statusCode).toBe(status);
  });

  test('is limited for one address', async () => {
    const statuses = [];
    for (let call = 0; call < 125; call += 1)
      statuses.push(
        (
          await server.app.inject({
            url: '/api/documents/verify/0000-0000-0000-0000',
            remoteAddress: '198.51.100.7',
          })
        ).statusCode,
      );
    expect(statuses.at(-1)).toBe(429);
  });
});
