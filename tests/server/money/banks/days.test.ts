import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { BankProvider } from '#server/platform/ports/bank.ts';
import { readSettings } from '#server/platform/settings/settings.ts';
import { openProviders } from '#server/providers.ts';
import { type SimulatedBanks, simulateBanks } from './simulated.ts';

/** Half past midnight on 3 March in Lagos, still 2 March in UTC. */
const AFTER_MIDNIGHT = new Date('2026-03-02T23:30:00Z');

let banks: SimulatedBanks;
beforeAll(async () => {
  banks = await simulateBanks('http://127.0.0.1:1');
});
afterAll(() => banks.close());
afterEach(() => vi.restoreAllMocks());

const bankOf = (provider: 'paystack' | 'flutterwave'): BankProvider =>
  openProviders(readSettings(banks.environment(provider))).bank;

/** The queries of the calls to a path. */
async function queriesOf(path: string, call: () => Promise<unknown>): Promise<Record<string, string>[]> {
  const fetched = vi.spyOn(globalThis, 'fetch');
  await call();
  const urls = fetched.mock.calls.map(([url]) => new URL(String(url)));
  fetched.mockRestore();
  return urls
    .filter(({ pathname }) => pathname.endsWith(path))
    .map(({ searchParams }) => Object.fromEntries(searchParams));
}

test('Paystack is asked about the day in Lagos, and before noon about the day before too', async () => {
  const bank = bankOf('paystack');
  const person = {
    userId: 'ada',
    firstName: 'Ada',
    lastName: 'Obi',
    email: 'ada@example.com',
    phone: '+2348031234567',
  };
  await bank.openAccount(person);
  await banks.simulator.clock.advance(5_000);
  const opened = await bank.openAccount(person);
  if (opened.outcome !== 'ok' || opened.value.status !== 'assigned') throw new Error('There is no account');
  const { account } = opened.value;
  const daysAsked = async (at: Date) => {
    const queries = await queriesOf('/dedicated_account/requery', () => bank.requery(account, at));
    expect(queries.every(({ account_number }) => account_number === account.accountNumber)).toBe(true);
    return queries.map(({ date }) => date);
  };
  expect(await daysAsked(AFTER_MIDNIGHT)).toEqual(['2026-03-03', '2026-03-02']);
  expect(await daysAsked(new Date('2026-03-03T10:59:00Z'))).toEqual(['2026-03-03', '2026-03-02']);
  expect(await daysAsked(new Date('2026-03-03T11:00:00Z'))).toEqual(['2026-03-03']);
});

test('Flutterwave lists the days of a period in UTC and in Lagos', async () => {
  const period = { from: AFTER_MIDNIGHT, until: AFTER_MIDNIGHT, cursor: null };
  const queries = await queriesOf('/v3/transactions', () => bankOf('flutterwave').listTransactions(period));
  expect(queries).toMatchObject([{ from: '2026-03-02', to: '2026-03-03' }]);
});
