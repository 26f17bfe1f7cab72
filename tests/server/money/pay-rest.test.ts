import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { changesResponse } from '#api/contract/changes.ts';
import { MINUTE_MS } from '#domain/durations.ts';
import { naira } from '#domain/money.ts';
import type { MortgageState } from '#domain/mortgages/mortgageStates.ts';
import { DEFAULT_TERMS } from '#domain/terms/termsSettings.ts';
import { termsVersion } from '#domain/terms/termsVersion.ts';
import { contributionRevisions } from '#server/platform/db/schema/changes.ts';
import { contributions } from '#server/platform/db/schema/contributions.ts';
import { apartments } from '#server/platform/db/schema/properties.ts';
import { moveMortgage } from '#server/savings/mortgage/move.ts';
import { documentsOf, download, textOf } from '../documents/kit.ts';
import { TEST_PASSWORD, type TestPerson } from '../kit/people.ts';
import { describeOnDatabase, type TestServer } from '../kit/server.ts';
import { announceAndTransfer, contributionOf, createSavingBuyer, expectLedgerConsistent } from './kit.ts';

const PRICE = naira(25_000_000);
const TARGET = naira(7_500_000);
const REST = naira(17_500_000);

describeOnDatabase('paying the rest after a declined mortgage', (open) => {
  let server: TestServer;
  let buyer: TestPerson;
  let id: string;
  let reference: string;
  beforeAll(async () => {
    server = await open();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    ({ buyer, id, reference } = await createSavingBuyer(server));
    await announceAndTransfer(server, buyer, id, TARGET);
  });

  const move = (state: MortgageState) =>
    moveMortgage(server.dependencies, { reference, state, actor: 'Bisi', reason: 'As the bank says.' });
  const decline = async () => {
    await move('applied');
    await move('declined');
  };
  const url = () => `/api/contributions/${id}/changes`;
  const options = async () => {
    const response = await server.app.inject({ url: url(), headers: buyer.headers });
    return changesResponse.parse(response.json()).body.changes.options;
  };
  const overMonths = async (months: number) => {
    const option = (await options()).find(({ change }) => change.duration_months === months);
    if (!option) throw new Error('That is not offered');
    return option;
  };
  type Option = Awaited<ReturnType<typeof overMonths>>;
  const send = (
    { change, figures }: Option,
    { key = randomUUID(), version = termsVersion(DEFAULT_TERMS) } = {},
  ) =>
    server.app.inject({
      method: 'POST',
      url: url(),
      headers: { 'idempotency-key': key, ...buyer.headers },
      payload: {
        change,
        seen: {
          monthly: figures.monthly,
          target: figures.target,
          left: figures.left,
          ends_on: figures.ends_on,
        },
        terms_version: version,
      },
    });
  const codeOf = async (option: Option) => {
    const response = await send(option);
    return [response.statusCode, response.json().code];
  };
  const unitStatus = async () => {
    const [row] = await server.db
      .select({ status: apartments.status })
      .from(apartments)
      .innerJoin(contributions, eq(contributions.apartmentId, apartments.id))
      .where(eq(contributions.id, id));
    return row?.status;
  };

  test('keeps back on leaving what the terms that are agreed to now name', async () => {
    await server.db.update(contributions).set({ exitFeeBps: 500 }).where(eq(contributions.id, id));
    await decline();
    expect((await send(await overMonths(28))).statusCode).toBe(201);
    const [row] = await server.db.select().from(contributions).where(eq(contributions.id, id));
    expect(row?.exitFeeBps).toBe(server.dependencies.settings.exitFeeBps);
  });

  test('is Plan A from today, with what is paid counted, and ends with the home paid in full', async () => {
    await decline();
    const found = await options();
    expect([...new Set(found.map(({ change }) => change.kind))]).toEqual(['pay_rest']);
    const option = await overMonths(28);
    expect(option.figures).toMatchObject({
      plan: 'A',
      target: PRICE,
      left: REST,
      monthly: naira(625_000),
      mortgage: 0,
    });
    expect((await send(option)).statusCode).toBe(201);
    const running = await contributionOf(server.app, buyer, id);
    expect(running).toMatchObject({
      status: 'active',
      plan: 'A',
      target: PRICE,
      paid: TARGET,
      monthly: naira(625_000),
      mortgage: 0,
      mortgage_progress: null,
      next_due: { amount: naira(625_000) },
    });
    expect(running.schedule.at(-1)?.due_on).toBe(option.figures.ends_on);
    expect(await unitStatus()).toBe('reserved');
    await announceAndTransfer(server, buyer, id, REST);
    expect(await contributionOf(server.app, buyer, id)).toMatchObject({
      status: 'completed',
      paid: PRICE,
      mortgage_progress: null,
    });
    expect(await unitStatus()).toBe('sold');
    await expectLedgerConsistent(server);
  });

  test('keeps both terms, and replaces the letter by one that names Plan A', async () => {
    await decline();
    const [firstTerms] = await documentsOf(server, buyer, 'terms', id);
    const [firstLetter] = await documentsOf(server, buyer, 'letter', id);
    server.clock.advance(MINUTE_MS);
    await send(await overMonths(28));
    for (const [kind, first] of [
      ['terms', firstTerms],
      ['letter', firstLetter],
    ] as const) {
      const [latest, before, ...others] = await documentsOf(server, buyer, kind, id);
      expect(others).toEqual([]);
      const isEarlierTerms = kind === 'terms';
      const marked = isEarlierTerms ? { is_earlier_terms: true } : {};
      expect(before).toMatchObject({ number: first?.number, replaced_by: latest?.number, ...marked });
      const checked = await server.app.inject(`/api/documents/verify/${before?.code}`);
      expect(checked.json()).toMatchObject({
        message: isEarlierTerms ? 'A change has replaced these terms.' : 'This document is void.',
        body: { document: marked },
      });
      expect(latest).toMatchObject({ voided_at: null, replaced_by: null });
    }
    const [latest, before] = await documentsOf(server, buyer, 'terms', id);
    const now = await textOf((await download(server, buyer, latest?.id ?? '')).rawPayload);
    expect(now).toContain('You pay ₦625,000 a month for 28 months.');
    expect(now).toContain('There is no mortgage.');
    expect(now).toContain(`In place of ${before?.number}`);
    const then = await textOf((await download(server, buyer, before?.id ?? '')).rawPayload);
    expect(then).toContain('You contribute ₦312,500 a month for 24 months.');
    const [letter] = await documentsOf(server, buyer, 'letter', id);
    const letterText = await textOf((await download(server, buyer, letter?.id ?? '')).rawPayload);
    expect(letterText).toContain('There is no mortgage: with the last instalment the whole price is paid.');
    expect(letterText).not.toContain('mortgage of');
  });

  test('is rejected before a decline, with other terms or figures, and while the buyer is leaving', async () => {
    await decline();
    const option = await overMonths(28);
    await move('documents');
    expect(await codeOf(option)).toEqual([409, 'contribution_closed']);
    await decline();
    const outdated = await send(option, { version: 'older' });
    expect([outdated.statusCode, outdated.json().code]).toEqual([422, 'terms_outdated']);
    const changed = { ...option, figures: { ...option.figures, monthly: naira(1) } };
    expect(await codeOf(changed)).toEqual([409, 'figures_outdated']);
    await server.app.inject({
      method: 'POST',
      url: `/api/contributions/${id}/exit`,
      headers: buyer.headers,
      payload: { current_password: TEST_PASSWORD, returned: TARGET },
    });
    expect(await codeOf(option)).toEqual([409, 'contribution_leaving']);
  });

  test('is agreed to once, however often and with however many keys it is sent at the same moment', async () => {
    await decline();
    const option = await overMonths(28);
    const key = randomUUID();
    const responses = await Promise.all([
      ...Array.from({ length: 4 }, () => send(option, { key })),
      ...Array.from({ length: 4 }, () => send(option)),
    ]);
    const statuses = responses.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    expect(await server.db.$count(contributionRevisions, eq(contributionRevisions.contributionId, id))).toBe(
      1,
    );
    expect((await contributionOf(server.app, buyer, id)).plan).toBe('A');
  });

  test('races with the lender who takes the decline back: one of both happens', async () => {
    await decline();
    const option = await overMonths(28);
    const [sent, moved] = await Promise.allSettled([send(option), move('documents')]);
    const isTaken = sent.status === 'fulfilled' && sent.value.statusCode === 201;
    expect(isTaken).toBe(moved.status === 'rejected');
    const { status, mortgage_progress: mortgage } = await contributionOf(server.app, buyer, id);
    expect([status, mortgage?.state]).toEqual(isTaken ? ['active', undefined] : ['completed', 'documents']);
  });

  test('is held by the database: no complete contribution runs again without its revision', async () => {
    const set = (values: Partial<typeof contributions.$inferInsert>) =>
      server.db.update(contributions).set(values).where(eq(contributions.id, id));
    await expect(set({ status: 'active', mortgageState: null })).rejects.toMatchObject({
      cause: { constraint: 'contributions_mortgage_moved' },
    });
    await decline();
    await expect(set({ status: 'active', mortgageState: null })).rejects.toMatchObject({
      cause: { constraint: 'contributions_mortgage_moved' },
    });
    await send(await overMonths(1));
    await announceAndTransfer(server, buyer, id, REST);
    await expect(set({ status: 'active' })).rejects.toMatchObject({
      cause: { constraint: 'contributions_runs_again' },
    });
  });
});
