import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import { type Kobo, naira } from '#domain/money.ts';
import { RAILS_KEYS, type Simulator } from '#rails/simulator.ts';
import type { Transmission } from '#rails/webhooks.ts';
import { applyBankEvents } from '#server/money/bank/jobs.ts';
import { processWithdrawals } from '#server/money/withdrawals/jobs.ts';
import { queryRows } from '#server/platform/db/database.ts';
import { bankAccounts, wallets } from '#server/platform/db/schema/bank.ts';
import { withdrawals } from '#server/platform/db/schema/withdrawals.ts';
import { freePort } from '../../../browser/kit/server.ts';
import { WAIT } from '../../../kit/wait.ts';
import { createListing, type TestListing } from '../../kit/listings.ts';
import type { TestPerson } from '../../kit/people.ts';
import type { OpenServer, TestServer } from '../../kit/server.ts';
import { waitUntilSettled } from '../banks/live.ts';
import { type SimulatedBanks, simulateBanks } from '../banks/simulated.ts';
import { agreement, createBuyer, newSession } from '../kit.ts';
import { withPassword } from '../withdrawing.ts';
import { type Merchant, type MerchantOptions, startMerchant } from './merchant.ts';
import { BUYERS, DAY_MS, type Month, type MonthStep, PRICE_KOBO } from './month.ts';
import { Operator } from './operator.ts';
import { startMerchantProcess } from './process-merchant.ts';
import { dailyRuns, FREQUENT_JOBS } from './schedule.ts';
import { type Crash, type Expected, Withdrawals } from './withdrawals.ts';

const MINUTE_MS = 60_000;
const OTHER_REFUND_KOBO = naira(150);
const HOUR_MS = 60 * MINUTE_MS;
const STRANGERS_ACCOUNT = '0690000031';
const SENDER = { name: 'CHIDI EZE', accountNumber: '0123450011', bankName: 'First Bank of Nigeria' };
/** Time after the month in which every report arrives, and the nightly jobs run. */
const AFTERWARDS_MS = 4 * DAY_MS;
/** By then each sent withdrawal has been looked up after a week; the simulated banks give none back later. */
const MAX_DAYS_OF_CHECKS = 12;
/** Longer than the server waits for a response. */
const SLOW_MS = 9_000;

/** The expected balances after a month, from what was sent and never from the server's responses. */
interface Truth {
  readonly ofBuyerKobo: readonly number[];
  readonly suspenseKobo: number;
  /** Requested, and not sent yet. */
  readonly heldKobo: number;
}

/** A played month: the server in its final state, and what should be true of it. */
export interface PlayedMonth {
  readonly observer: TestServer;
  readonly simulator: Simulator;
  readonly buyers: readonly TestPerson[];
  readonly truth: Truth;
  readonly withdrawals: readonly Expected[];
  /** What the bank has taken from our balance there, and not sent yet. */
  readonly pendingKobo: number;
  /** What was sent back in the bank's dashboard; it is still in suspense. */
  readonly partlyBackKobo: number;
  /** Messages in transmission during a crash: only these may arrive twice. */
  readonly interrupted: ReadonlySet<string>;
  close(): Promise<void>;
}

export async function playMonth(open: OpenServer, month: Month): Promise<PlayedMonth> {
  const player = await MonthPlayer.open(open, month);
  try {
    await player.play();
    return player.result();
  } catch (error) {
    await player.close();
    throw error;
  }
}

class MonthPlayer {
  readonly #month: Month;
  readonly #banks: SimulatedBanks;
  readonly #observer: TestServer;
  readonly #options: MerchantOptions;
  readonly #listing: TestListing;
  readonly #buyers: TestPerson[] = [];
  readonly #operator: Operator;
  readonly #withdrawals: Withdrawals;
  readonly #ofBuyerKobo = Array.from({ length: BUYERS }, () => 0);
  readonly #interrupted = new Set<string>();
  #merchant: Merchant | null = null;
  #starts = 0;
  #nextUnit = 0;

  private constructor(given: {
    month: Month;
    banks: SimulatedBanks;
    observer: TestServer;
    options: MerchantOptions;
    listing: TestListing;
  }) {
    this.#month = given.month;
    this.#banks = given.banks;
    this.#observer = given.observer;
    this.#options = given.options;
    this.#listing = given.listing;
    this.#operator = new Operator({
      db: given.observer.db,
      book: given.banks.simulator.banks[given.month.provider].book,
      now: given.options.now,
      accountOf: (buyer) => this.#accountOf(buyer, given.month.provider),
      onMatched: (buyer, amountKobo) => this.#own(buyer, amountKobo),
    });
    this.#withdrawals = new Withdrawals({
      simulator: given.banks.simulator,
      provider: given.month.provider,
      send: (buyer, call) => this.#send(buyer, call),
      settle: () => this.#run([applyBankEvents.name]),
      tryAgain: (afterMs) => this.#tryAgain(afterMs),
      runJobs: async () => this.#merchant?.run([]),
      crashAt: (crash) => this.#crashAt(crash),
    });
  }

  static async open(open: OpenServer, month: Month): Promise<MonthPlayer> {
    const port = await freePort();
    // After the real time, which the queue uses.
    const startMs = Math.ceil(Date.now() / DAY_MS) * DAY_MS + 8 * HOUR_MS;
    const banks = await simulateBanks(`http://127.0.0.1:${port}`, { startMs, slowMs: SLOW_MS });
    const environment = {
      ...banks.environment(month.provider, month.backup ?? undefined),
      SMS_PROVIDER: 'termii',
      TERMII_API_KEY: RAILS_KEYS.termii.apiKey,
      TERMII_SECRET_KEY: RAILS_KEYS.termii.secretKey,
      TERMII_BASE_URL: `${banks.origin}/termii`,
      TERMII_SENDER: 'Kolo',
    };
    const observer = await open(environment);
    const options = {
      databaseUrl: observer.databaseUrl ?? '',
      environment,
      port,
      now: () => banks.simulator.clock.now,
      name: '',
    };
    const block = { bedrooms: 2, bathrooms: 2, floors: 4, unitsPerFloor: 8 };
    const listing = await createListing(observer.db, { priceKobo: PRICE_KOBO, blocks: [block] });
    return new MonthPlayer({ month, banks, observer, options, listing });
  }

  get #simulator(): Simulator {
    return this.#banks.simulator;
  }

  async play(): Promise<void> {
    await this.#start();
    await this.#welcomeBuyers();
    for (const [index, step] of this.#month.steps.entries()) {
      try {
        await this.#act(step);
        await this.#pass(step.waitMs);
        await this.#operator.work();
      } catch (error) {
        throw new Error(`Step ${index}: ${JSON.stringify(step)}`, { cause: error });
      }
    }
    for (const faults of Object.values(this.#simulator.faults)) faults.clear();
    await this.#pass(AFTERWARDS_MS);
    // One stray transfer after another, each with the hours that its refund takes.
    for (let left = this.#operator.strayCount; left >= 0; left -= 1) {
      await this.#operator.work();
      for (let hours = 0; hours < 3; hours += 1) await this.#pass(6 * HOUR_MS);
    }
    const isChecked = and(isNotNull(withdrawals.nextTryAt), eq(withdrawals.status, 'sent'));
    for (let days = 0; days < MAX_DAYS_OF_CHECKS; days += 1)
      if ((await this.#observer.db.$count(withdrawals, isChecked)) > 0) await this.#pass(DAY_MS);
  }

  result(): PlayedMonth {
    return {
      observer: this.#observer,
      simulator: this.#simulator,
      buyers: this.#buyers,
      truth: {
        ofBuyerKobo: this.#ofBuyerKobo,
        suspenseKobo: this.#operator.stayingKobo,
        heldKobo: this.#withdrawals.heldKobo,
      },
      withdrawals: this.#withdrawals.expected(),
      pendingKobo: this.#withdrawals.pendingKobo,
      partlyBackKobo: this.#operator.partlyBackKobo,
      interrupted: this.#interrupted,
      close: () => this.close(),
    };
  }

  async close(): Promise<void> {
    await this.#merchant?.close();
    await this.#observer.close();
    await this.#banks.close();
  }

  async #start(): Promise<void> {
    this.#starts += 1;
    const start = this.#month.isProcess ? startMerchantProcess : startMerchant;
    this.#merchant = await start({ ...this.#options, name: `merchant-${this.#starts}` });
  }

  /** Creates the buyers, each with a wallet whose numbers are assigned, and two homes. */
  async #welcomeBuyers(): Promise<void> {
    for (let index = 0; index < BUYERS; index += 1) {
      this.#buyers.push(await withPassword(this.#observer, await createBuyer(this.#observer)));
      await this.#agree(index);
      await this.#agree(index);
    }
    await vi.waitFor(async () => {
      await this.#pass(2 * MINUTE_MS);
      const accounts = await this.#observer.db.select().from(bankAccounts);
      for (const { status } of accounts) expect(status).toBe('assigned');
    }, WAIT);
  }

  async #act(step: MonthStep): Promise<void> {
    const { provider, otherRefunds } = this.#month;
    const { book } = this.#simulator.banks[provider];
    for (let count = 0; count < otherRefunds; count += 1) book.refundElsewhere(OTHER_REFUND_KOBO);
    switch (step.do) {
      case 'deposit':
        for (let count = 0; count < step.times; count += 1)
          await this.#deposit(step, step.isToBackup, step.report);
        return;
      case 'stray':
        this.#operator.expectStray(step);
        return this.#report(provider, STRANGERS_ACCOUNT, step.amountKobo, step.report);
      case 'withdraw':
        return this.#withdrawals.make(step);
      case 'pay':
        return this.#pay(step.buyer, step.amountKobo);
      case 'agree':
        return this.#agree(step.buyer);
      case 'check':
        return this.#call(step.buyer, '/wallet/check-transfers', {});
      case 'outage':
        return this.#simulator.faults[provider].add(step.kind, { forMs: step.forMs });
      case 'sms_outage':
        return this.#simulator.faults.termii.add('unavailable', { forMs: step.forMs });
      case 'crash':
        return this.#crash(step);
    }
  }

  async #deposit(
    { buyer, amountKobo }: { buyer: number; amountKobo: Kobo },
    isToBackup: boolean,
    report: Transmission,
  ): Promise<void> {
    const { provider, backup } = this.#month;
    const bank = isToBackup && backup ? backup : provider;
    this.#own(buyer, amountKobo);
    this.#report(bank, await this.#accountOf(buyer, bank), amountKobo, report);
  }

  /** Adds to the sum that the buyer should have at the end. */
  #own(buyer: number, amountKobo: Kobo): void {
    this.#ofBuyerKobo[buyer] = (this.#ofBuyerKobo[buyer] ?? 0) + amountKobo;
  }

  #report(bank: Month['provider'], to: string, amountKobo: Kobo, report: Transmission): void {
    const { book, notify } = this.#simulator.banks[bank];
    notify({ kind: 'deposit', deposit: book.receive(to, amountKobo, SENDER) }, report);
  }

  async #accountOf(buyer: number, bank: string): Promise<string> {
    const [account] = await this.#observer.db
      .select({ number: bankAccounts.accountNumber })
      .from(bankAccounts)
      .innerJoin(wallets, eq(wallets.id, bankAccounts.walletId))
      .where(
        and(eq(wallets.userId, this.#buyers[buyer]?.user.id ?? ''), sql`${bankAccounts.provider} = ${bank}`),
      );
    return account?.number ?? '';
  }

  /** A buyer's call may be rejected, because the home may be paid for or its hold may have ended. */
  async #call(buyer: number, path: string, payload: object): Promise<void> {
    const response = await this.#send(buyer, { path, body: payload });
    expect([200, 201, 409, 422]).toContain(response.status);
  }

  async #send(
    buyer: number,
    { path, body, key = randomUUID() }: { path: string; body?: object; key?: string },
  ): Promise<Response> {
    this.#syncObserver();
    const { headers } = await newSession(this.#observer, this.#buyers[buyer]?.user.id ?? '');
    return fetch(`http://127.0.0.1:${this.#options.port}/api${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { ...headers, ...(body && { 'content-type': 'application/json', 'idempotency-key': key }) },
      ...(body && { body: JSON.stringify(body) }),
    });
  }

  async #agree(buyer: number): Promise<void> {
    const payload = { ...agreement(this.#listing, this.#nextUnit), plan: 'A', duration_months: 2 };
    this.#nextUnit += 1;
    await this.#call(buyer, '/contributions', payload);
  }

  async #pay(buyer: number, amountKobo: Kobo): Promise<void> {
    const [open] = await queryRows<{ id: string }>(
      this.#observer.db,
      sql`select id from contributions where user_id = ${this.#buyers[buyer]?.user.id ?? ''}
          and status in ('pending', 'active') order by id limit 1`,
    );
    if (open) await this.#call(buyer, `/contributions/${open.id}/payments`, { amount: amountKobo });
  }

  /** The server dies while two transfers are reported and the jobs run; it is down for a while. */
  async #crash(step: Extract<MonthStep, { do: 'crash' }>): Promise<void> {
    const report = { delayMs: 0, copies: 2, isLost: false };
    await this.#deposit(step, false, report);
    await this.#deposit(step, true, { ...report, delayMs: 1 });
    const work = Promise.allSettled([this.#advance(1_000), this.#merchant?.run(FREQUENT_JOBS)]);
    await this.#crashAt({ moment: sleep(step.afterMs), work, downMs: step.downMs });
  }

  /** The server dies during its work at a given time, and is down for a while. */
  async #crashAt({ moment, work, downMs }: Crash): Promise<void> {
    const merchant = this.#merchant;
    this.#merchant = null;
    await moment;
    await merchant?.crash();
    await work;
    await this.#releaseJobs();
    await this.#advance(downMs);
    await this.#start();
  }

  /** Releases the jobs of a dead process, as the queue's supervisor does by the real clock. */
  async #releaseJobs(): Promise<void> {
    const { db } = this.#observer;
    const running = await queryRows<{ data: { messageId?: string } }>(
      db,
      sql`update pgboss.job set state = 'retry', start_after = now() where state = 'active' returning data`,
    );
    for (const { data } of running) if (data.messageId) this.#interrupted.add(data.messageId);
  }

  async #advance(byMs: number): Promise<void> {
    await this.#simulator.clock.advance(byMs);
    this.#syncObserver();
  }

  #syncObserver(): void {
    const { clock } = this.#observer;
    clock.advance(this.#simulator.clock.nowMs - clock.now().getTime());
  }

  /** Advances the clock. Daily jobs run at their times, the others at the end: more runs would find nothing to do. */
  async #pass(byMs: number): Promise<void> {
    const endMs = this.#simulator.clock.nowMs + byMs;
    for (const { atMs, name } of dailyRuns(this.#simulator.clock.nowMs, endMs)) {
      await this.#advance(atMs - this.#simulator.clock.nowMs);
      await this.#run([applyBankEvents.name, name]);
    }
    await this.#advance(endMs - this.#simulator.clock.nowMs);
    await this.#run(FREQUENT_JOBS);
  }

  async #tryAgain(afterMs: number): Promise<void> {
    await this.#advance(afterMs);
    await this.#run([applyBankEvents.name, processWithdrawals.name]);
  }

  async #run(names: readonly string[]): Promise<void> {
    await this.#merchant?.run(names);
    await waitUntilSettled(this.#observer);
    await this.#merchant?.run([]);
    // Delivery reports arrive some seconds later.
    await this.#advance(MINUTE_MS / 6);
  }
}
