import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { kobo, naira } from '#domain/money.ts';
import { FAULTS, type FaultKind } from '#rails/faults.ts';
import { listDeposits, listPayouts } from '#server/money/bank/listing.ts';
import { parseBankEvent } from '#server/money/bank/parsers.ts';
import {
  type BankProvider,
  LIVE_BANK_PROVIDERS,
  type RefundRequest,
  type VirtualAccount,
} from '#server/platform/ports/bank.ts';
import { readSettings } from '#server/platform/settings/settings.ts';
import { openProviders } from '#server/providers.ts';
import { PAYOUT_PATHS, type SimulatedBanks, simulateBanks } from './simulated.ts';

/** The behaviour of every bank adapter, against the simulator that implements each provider's API. */
describe.each(LIVE_BANK_PROVIDERS)('%s', (provider) => {
  let banks: SimulatedBanks;
  let bank: BankProvider;
  beforeAll(async () => {
    banks = await simulateBanks('http://127.0.0.1:1');
    bank = openProviders(readSettings(banks.environment(provider))).bank;
  });
  afterAll(() => banks.close());
  beforeEach(() => banks.simulator.faults[provider].clear());

  const running = () => banks.simulator.banks[provider];
  const customer = () => {
    const userId = randomUUID();
    return {
      userId,
      firstName: 'Ada',
      lastName: 'Obi',
      email: `buyer-${userId}@example.com`,
      phone: '+2348031234567',
    };
  };
  /** An account with an assigned number; Paystack assigns it some seconds after the request. */
  async function opened(): Promise<VirtualAccount> {
    const person = customer();
    await bank.openAccount(person);
    await banks.simulator.clock.advance(5_000);
    const result = await bank.openAccount(person);
    if (result.outcome !== 'ok' || result.value.status !== 'assigned')
      throw new Error(`The account was not assigned: ${JSON.stringify(result)}`);
    return result.value.account;
  }
  /** Receives a transfer into an account. Returns its webhook, as the provider sends it. */
  function receive({ accountNumber }: { accountNumber: string }, amountKobo = naira(1_250)) {
    const sender = { name: 'CHIDI EZE', accountNumber: '0123450011', bankName: 'First Bank of Nigeria' };
    const { book, webhooks, notify } = running();
    notify({ kind: 'deposit', deposit: book.receive(accountNumber, amountKobo, sender) }, LOST);
    const webhook = webhooks.all.at(-1)?.webhook;
    if (!webhook) throw new Error('There is no webhook');
    return { rawBody: Buffer.from(webhook.body), headers: webhook.headers };
  }
  const depositOf = ({ rawBody }: { rawBody: Buffer }) => {
    const event = parseBankEvent(provider, rawBody);
    if (event.kind !== 'deposit') throw new Error(`It was read as ${event.kind}`);
    return event;
  };

  test('accepts its keys, and is rejected with others', async () => {
    expect(await bank.checkKeys()).toEqual({ outcome: 'ok', value: null });
    const other = openProviders(
      readSettings({
        ...banks.environment(provider),
        PAYSTACK_SECRET_KEY: 'sk_test_wrongwrong',
        MONNIFY_SECRET_KEY: 'wrong-secret',
        FLUTTERWAVE_SECRET_KEY: 'FLWSECK_TEST-wrong',
      }),
    ).bank;
    const rejected = await other.checkKeys();
    expect(rejected).toMatchObject({ outcome: 'retryable', reason: 'wrong_key' });
    expect(JSON.stringify(rejected)).not.toContain('wrong-secret');
  });

  test('opens an account once for each customer', async () => {
    const person = customer();
    await bank.openAccount(person);
    await banks.simulator.clock.advance(5_000);
    const [first, second] = [await bank.openAccount(person), await bank.openAccount(person)];
    expect(first).toEqual({
      outcome: 'ok',
      value: {
        status: 'assigned',
        account: {
          bankName: expect.stringMatching(/bank/i),
          accountNumber: expect.stringMatching(/^\d{10}$/),
          accountName: 'KOLO / ADA OBI',
          providerReference: expect.any(String),
        },
      },
    });
    expect(second).toEqual(first);
    expect(running().book.accounts.filter(({ customer: { email } }) => email === person.email)).toHaveLength(
      1,
    );
  });

  test('signs its webhooks over their bytes', async () => {
    const { rawBody, headers } = receive(await opened());
    expect(bank.isAuthentic(rawBody, headers)).toBe(true);
    const withoutHmac = provider === 'flutterwave' && 'verif-hash' in headers;
    const forged: [Buffer, Record<string, string | string[]>][] = [
      [rawBody, {}],
      ...Object.keys(headers).map(
        (name) => [rawBody, { [name]: 'x'.repeat(128) }] satisfies [Buffer, Record<string, string>],
      ),
      [rawBody, Object.fromEntries(Object.keys(headers).map((name) => [name, ['a', 'b']]))],
      ...(withoutHmac
        ? []
        : ([
            [Buffer.concat([rawBody, Buffer.from(' ')]), headers],
            [rawBody.subarray(0, -1), headers],
            [Buffer.from(JSON.stringify(JSON.parse(rawBody.toString()), null, 1)), headers],
          ] satisfies [Buffer, Record<string, string>][])),
    ];
    expect(forged.map(([body, sent]) => bank.isAuthentic(body, sent))).toEqual(forged.map(() => false));
  });

  test('reads a transfer in kobo, with its account and a masked sender, and confirms it', async () => {
    const account = await opened();
    const deposit = depositOf(receive(account, kobo(2_990_10)));
    expect(deposit).toMatchObject({ amountKobo: 2_990_10, sender: { name: 'C** E**' } });
    expect([deposit.accountNumber, deposit.accountReference]).toContain(
      provider === 'flutterwave' ? account.providerReference : account.accountNumber,
    );
    expect(JSON.stringify(deposit)).not.toMatch(/CHIDI|0123450011/);
    expect(deposit.occurredAt).toEqual(running().book.deposits.at(-1)?.paidAt);

    const verified = await bank.verifyDeposit(deposit.eventId, deposit);
    if (verified.outcome !== 'ok') throw new Error(verified.detail);
    const { kind: _, ...reported } = deposit;
    const { status, eventBody, ...confirmed } = verified.value;
    expect(status).toBe('successful');
    expect(confirmed).toMatchObject({ ...reported, sender: { name: 'C** E**' } });
    expect(depositOf({ rawBody: Buffer.from(eventBody) })).toMatchObject(reported);
  });

  test('does not know a transaction that it never had', async () => {
    const result = await bank.verifyDeposit('9999999999', null);
    expect(result).toMatchObject({ outcome: 'refused', reason: 'not_found' });
  });

  test('lists every deposit of a period, page by page, and those of one account', async () => {
    const [one, other] = [await opened(), await opened()];
    const from = banks.simulator.clock.now;
    await banks.simulator.clock.advance(1_000);
    const ids: string[] = [];
    for (let count = 1; count <= 12; count += 1) {
      const { eventId } = depositOf(receive(count % 2 ? one : other, kobo(count * 101)));
      ids.push(eventId);
      await banks.simulator.clock.advance(1_000);
    }
    const until = banks.simulator.clock.now;
    const all = await listDeposits(bank, { from, until });
    if (all.outcome !== 'ok') throw new Error(all.detail);
    expect([...all.value.deposits.keys()].toSorted()).toEqual(ids.toSorted());
    expect(
      [...all.value.deposits.values()].map(({ amountKobo }) => Number(amountKobo)).toSorted((a, b) => a - b),
    ).toEqual(ids.map((_, index) => (index + 1) * 101));
    const ofOne = await listDeposits(bank, { from, until, account: one });
    expect(ofOne.outcome === 'ok' && ofOne.value.deposits.size).toBe(6);
  });

  test('names the banks, and who holds an account', async () => {
    const result = await bank.listBanks();
    expect(result.outcome === 'ok' && result.value).toContainEqual({
      code: '058',
      name: 'Guaranty Trust Bank',
    });
    const gtbank = { bankCode: '058', accountNumber: '0123456785' };
    expect(await bank.resolveAccountName(gtbank, 'Ada Example')).toEqual({
      outcome: 'ok',
      value: 'ADA EXAMPLE',
    });
    const nobody = await bank.resolveAccountName({ ...gtbank, accountNumber: '0001234567' }, '');
    expect(nobody).toMatchObject({ outcome: 'refused' });
  });

  const payoutOf = (reference = `payout-${randomUUID()}`) => ({
    reference,
    bankCode: '058',
    accountNumber: '0123456785',
    accountName: 'ADA EXAMPLE',
    amountKobo: kobo(1_000_50),
    narration: 'Withdrawal',
  });
  const payoutsOf = (reference: string) =>
    running().book.payouts.filter((payout) => payout.reference === reference);

  test('pays out once under a reference, and says what became of it', async () => {
    receive(await opened(), naira(100_000));
    const payout = payoutOf();
    const unknown = await bank.findPayout(payout.reference, null);
    expect(unknown).toMatchObject({ outcome: 'refused', reason: 'not_found' });
    expect(await bank.sendPayout(payout, always)).toMatchObject({
      outcome: 'ok',
      value: { status: 'pending' },
    });
    // Not about the account that it goes to, so it is not returned.
    const again = await bank.sendPayout(payout, always);
    expect(again).toMatchObject({ outcome: 'retryable', reason: 'not_allowed' });
    expect(payoutsOf(payout.reference)).toMatchObject([{ amountKobo: 1_000_50 }]);
    await banks.simulator.clock.advance(60_000);
    expect(await bank.findPayout(payout.reference, null)).toMatchObject({
      outcome: 'ok',
      value: { status: 'successful' },
    });
  });

  test('lists a payout with the account and the bank that it went to', async () => {
    receive(await opened(), naira(100_000));
    const { reference, bankCode, accountNumber, ...payout } = payoutOf();
    const from = new Date(banks.simulator.clock.nowMs);
    await bank.sendPayout({ reference, bankCode, accountNumber, ...payout }, always);
    const listed = await listPayouts(bank, { from, until: new Date(banks.simulator.clock.nowMs) });
    if (listed.outcome !== 'ok') throw new Error(listed.detail);
    expect(listed.value.filter((each) => each.reference === reference)).toEqual([
      {
        reference,
        amountKobo: payout.amountKobo,
        status: 'pending',
        occurredAt: from,
        destination: { bankCode, accountNumber },
      },
    ]);
  });

  test('cannot say whether a payout was made whose response was lost, until it is asked', async () => {
    receive(await opened(), naira(100_000));
    const payout = payoutOf();
    banks.simulator.faults[provider].add('response_lost', { path: PAYOUT_PATHS[provider], times: 1 });
    const sent = await bank.sendPayout(payout, always);
    expect(sent).toMatchObject({ outcome: 'unknown' });
    expect(await bank.findPayout(payout.reference, null)).toMatchObject({ outcome: 'ok' });
    expect(payoutsOf(payout.reference)).toHaveLength(1);
  });

  test('moves no money for an attempt that is over before the call', async () => {
    const { eventId, amountKobo } = depositOf(receive(await opened(), naira(100_000)));
    const payout = payoutOf();
    const request = refundOf({ eventId, amountKobo });
    for (const result of [await bank.sendPayout(payout, never), await bank.refund(request, never)])
      expect(result).toMatchObject({ outcome: 'retryable', reason: 'superseded' });
    expect(await bank.findPayout(payout.reference, null)).toMatchObject({ reason: 'not_found' });
    expect(await bank.findRefund(request)).toMatchObject({ reason: 'not_found' });
  });

  test('finds the refund that was asked for, and not one that failed before it', async () => {
    const deposit = depositOf(receive(await opened(), naira(80)));
    const first = refundOf(deposit);
    running().book.outcomes.refund = 'failed';
    const refunded = await bank.refund(first, always);
    await banks.simulator.clock.advance(60_000);
    expect(await bank.findRefund(first)).toMatchObject({ outcome: 'ok', value: { status: 'failed' } });
    running().book.outcomes.refund = 'processed';
    const others = refunded.outcome === 'ok' ? [refunded.value.providerReference] : [];
    const second = { ...refundOf(deposit), others };
    expect(await bank.findRefund(second)).toMatchObject({ outcome: 'refused', reason: 'not_found' });
    await bank.refund(second, always);
    await banks.simulator.clock.advance(60_000);
    expect(await bank.findRefund(second)).toMatchObject({ outcome: 'ok', value: { status: 'processed' } });
    // The first refund stays failed, even if the reference of the second is not known.
    const known = { ...first, providerReference: others[0] ?? '' };
    expect(await bank.findRefund(known)).toMatchObject({ outcome: 'ok', value: { status: 'failed' } });
  });

  test('takes no refund of another amount for ours, and names it where all of a deposit are asked for', async () => {
    const deposit = depositOf(receive(await opened(), naira(60)));
    const { book } = running();
    const simulated = book.deposits.at(-1);
    if (!simulated) throw new Error('There is no deposit');
    const { eventId } = deposit;
    const refundsOf = async () => (await bank.refundsOf([{ eventId, since: new Date(0) }])).get(eventId);
    expect(await refundsOf()).toEqual({ outcome: 'ok', value: [] });
    book.refund(simulated, naira(25));
    await banks.simulator.clock.advance(60_000);
    expect(await bank.findRefund(refundOf(deposit))).toMatchObject({
      outcome: 'refused',
      reason: 'not_found',
    });
    expect(await refundsOf()).toMatchObject({
      outcome: 'ok',
      value: [{ status: 'processed', amountKobo: naira(25) }],
    });
  });

  test('lists the refunds of a period by their deposits, page by page', async () => {
    const { eventId } = depositOf(receive(await opened(), naira(400)));
    const { book } = running();
    const simulated = book.deposits.at(-1);
    if (!simulated) throw new Error('There is no deposit');
    book.refund(simulated, naira(1));
    await banks.simulator.clock.advance(60_000);
    const from = new Date(banks.simulator.clock.nowMs);
    for (let count = 0; count < 110; count += 1) book.refund(simulated, naira(2));
    await banks.simulator.clock.advance(60_000);
    const until = new Date(banks.simulator.clock.nowMs);
    await banks.simulator.clock.advance(1_000);
    book.refund(simulated, naira(3));
    const listed = await bank.refundsBetween({ from, until });
    if (listed.outcome !== 'ok') throw new Error(listed.detail);
    const amounts = listed.value.ofDeposits.get(eventId)?.map(({ amountKobo }) => amountKobo) ?? [];
    expect([amounts.length, new Set(amounts)]).toEqual([110, new Set([naira(2)])]);
    expect(listed.value.unreadable).toEqual([]);
  });

  test('finds a refund that many others have followed', async () => {
    const oldest = refundOf(depositOf(receive(await opened(), naira(50))));
    const { eventId } = depositOf(receive(await opened(), naira(900)));
    const others = Array.from({ length: 12 }, (_, index) =>
      refundOf({ eventId, amountKobo: kobo(1_000 + index) }),
    );
    for (const request of [oldest, ...others])
      expect(await bank.refund(request, always)).toMatchObject({ outcome: 'ok' });
    for (let count = 0; count < 40; count += 1) running().book.refundElsewhere(naira(50));
    expect(await bank.findRefund(oldest)).toMatchObject({ outcome: 'ok', value: { status: 'pending' } });
  });

  test('sends a deposit back', async () => {
    const deposit = depositOf(receive(await opened(), naira(70)));
    const request = refundOf(deposit);
    expect(await bank.findRefund(request)).toMatchObject({ outcome: 'refused', reason: 'not_found' });
    expect(await bank.refund(request, always)).toMatchObject({ outcome: 'ok', value: { status: 'pending' } });
    await banks.simulator.clock.advance(60_000);
    expect(await bank.findRefund(request)).toMatchObject({ outcome: 'ok', value: { status: 'processed' } });
    expect(
      running().book.refunds.filter(({ deposit: { amountKobo } }) => amountKobo === naira(70)),
    ).toHaveLength(1);
  });

  const FAILURES: Readonly<Record<Exclude<FaultKind, 'slow'>, object>> = {
    outage: { outcome: 'retryable', reason: 'unreachable' },
    response_lost: { outcome: 'retryable', reason: 'unreachable' },
    unavailable: { outcome: 'retryable', reason: 'provider_error' },
    key_revoked: { outcome: 'retryable', reason: 'wrong_key' },
    rate_limited: { outcome: 'retryable', reason: 'rate_limited' },
    html: { outcome: 'retryable', reason: 'provider_error' },
    truncated: { outcome: 'retryable', reason: 'unreadable_response' },
    error_inside: { outcome: 'refused', reason: 'rejected' },
  };
  const quick = FAULTS.filter((kind) => kind !== 'slow');

  test.each(quick)('reports %s in one line, and works again after it', async (kind) => {
    // Makes Monnify fetch its token, so that the fault affects the call itself.
    await bank.listBanks();
    banks.simulator.faults[provider].add(kind);
    const result = await bank.listBanks();
    expect(result).toMatchObject(FAILURES[kind]);
    if (result.outcome === 'ok') return;
    // A revoked key fails Monnify's login.
    expect(result.detail).toMatch(new RegExp(`^${provider} (GET|POST) /[^\\n]+: [^\\n]+$`));
    banks.simulator.faults[provider].clear();
    expect(await bank.listBanks()).toMatchObject({ outcome: 'ok' });
  });

  test.runIf(provider === 'paystack')(
    'asks about an account at its own bank, whichever is preferred',
    async () => {
      const { accountNumber, providerReference } = await opened();
      const settings = { ...banks.environment(provider), PAYSTACK_PREFERRED_BANK: 'titan-paystack' };
      const today = openProviders(readSettings(settings)).bank;
      const asked = await today.requery({ accountNumber, providerReference }, banks.simulator.clock.now);
      expect(asked).toEqual({ outcome: 'ok', value: null });
    },
  );

  test('repeats a read that failed once', async () => {
    banks.simulator.faults[provider].add('unavailable', { times: 1 });
    expect(await bank.listBanks()).toMatchObject({ outcome: 'ok' });
  });

  test('gives up a call that takes too long', async () => {
    const { eventId, amountKobo } = depositOf(receive(await opened()));
    banks.simulator.faults[provider].add('slow');
    const request = refundOf({ eventId, amountKobo });
    const result = await bank.refund(request, always);
    expect(result).toMatchObject({ outcome: 'unknown', reason: 'timeout' });
  });
});

const refundOf = ({ eventId, amountKobo }: Pick<RefundRequest, 'eventId' | 'amountKobo'>): RefundRequest => ({
  eventId,
  reference: randomUUID(),
  amountKobo,
  note: 'Nobody claims it',
  since: new Date(0),
  providerReference: null,
  others: [],
});
const always = async () => true;
const never = async () => false;
const LOST = { delayMs: 0, copies: 1, isLost: true };
