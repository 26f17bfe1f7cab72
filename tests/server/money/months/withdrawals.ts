import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { failure } from '#api/contract/envelope.ts';
import { walletResponse } from '#api/contract/wallet.ts';
import { payoutAccountResponse, withdrawalResponse } from '#api/contract/withdrawals.ts';
import type { WithdrawalStatus } from '#domain/payments/withdrawals.ts';
import type { Payout } from '#rails/bank/records.ts';
import type { Simulator } from '#rails/simulator.ts';
import { type LiveProvider, PAYOUT_PATHS } from '../banks/simulated.ts';
import { PASSWORD } from '../withdrawing.ts';
import type { WithdrawalStep } from './month.ts';

const LEAST_KOBO = 10_000;
/** How often the server retries while the fault may last. */
const TRIES = 3;
const TRY_MS = 10 * 60_000;
/** Every buyer of `createBuyer` has this name. */
const HOLDER = 'OBI ADA';
const OWN_ACCOUNTS = [
  { bank_code: '058', account_number: '0123456785' },
  { bank_code: '044', account_number: '0690000048' },
] as const;

/** A withdrawal that the server has confirmed. */
interface Made {
  readonly id: string;
  readonly buyer: number;
  readonly amountKobo: number;
  readonly accountNumber: string;
}

/** The expected result of a withdrawal, by the bank's books. */
export interface Expected {
  readonly id: string;
  readonly buyer: number;
  readonly amountKobo: number;
  /** Several if both are correct, depending on what the server learned. */
  readonly statuses: readonly WithdrawalStatus[];
  /** Null if the bank sent it and took it back, before or after the server learned that it was sent. */
  readonly wasSent: boolean | null;
}

interface Options {
  readonly simulator: Simulator;
  readonly provider: LiveProvider;
  /** Sends a buyer's call to the server; a body makes it a POST. */
  readonly send: (buyer: number, call: { path: string; body?: object; key?: string }) => Promise<Response>;
  /** Runs the server's due jobs, and waits until all of the bank's reports are applied. */
  readonly settle: () => Promise<void>;
  /** Advances the clock, and lets the server continue open withdrawals. */
  readonly tryAgain: (afterMs: number) => Promise<void>;
  /** Only runs the jobs. */
  readonly runJobs: () => Promise<void>;
  /** Kills the server, and starts it again. */
  readonly crashAt: (crash: Crash) => Promise<void>;
}

/** A crash of the server at a given time during its work, and its downtime. */
export interface Crash {
  readonly moment: Promise<unknown>;
  /** Settles, resolved or rejected, after the server has died. */
  readonly work: Promise<unknown>;
  readonly downMs: number;
}

/** The buyers' withdrawals of a month. */
export class Withdrawals {
  readonly #options: Options;
  readonly #made: Made[] = [];

  constructor(options: Options) {
    this.#options = options;
    for (const { account_number } of OWN_ACCOUNTS)
      options.simulator.directory.nameAccount(account_number, HOLDER);
  }

  /** Requests a share of the wallet's balance, and lets the server's jobs send it with the step's fault. */
  async make(step: WithdrawalStep): Promise<void> {
    const { simulator, provider, crashAt, runJobs, settle, tryAgain } = this.#options;
    const { book, webhooks } = simulator.banks[provider];
    const { outcome: payout, payoutDelayMs, returnDelayMs } = step;
    Object.assign(book.outcomes, { payout, payoutDelayMs, returnDelayMs });
    webhooks.transmission = step.report;
    const amountKobo = await this.#shareOf(step);
    const accountId = amountKobo === null ? null : await this.#accountOf(step);
    if (amountKobo === null || accountId === null) return;

    const request = { ...step, amountKobo, accountId, key: randomUUID() };
    if (step.trouble === 'crash_at_request') {
      const work = this.#request(request).catch(() => {});
      await crashAt({ moment: sleep(step.afterMs), work, downMs: step.downMs });
    }
    // A buyer who saw no response tries again.
    await this.#request(request);
    this.#break(step);
    if (step.trouble !== 'crash_at_bank') {
      await settle();
      // The bank has accepted it, but responds only with errors.
      if (step.trouble === 'error_inside')
        simulator.faults[provider].add('error_inside', { forMs: step.downMs });
      for (let tries = 0; tries < TRIES; tries += 1) await tryAgain(TRY_MS);
      return;
    }
    let isOver = false;
    const work = runJobs()
      .catch(() => {})
      .finally(() => {
        isOver = true;
      });
    const before = book.payouts.length;
    const taken = async (): Promise<void> => {
      while (!isOver && book.payouts.length === before) await nextTurn();
    };
    await crashAt({ moment: taken(), work, downMs: step.downMs });
  }

  #break({ trouble, downMs }: WithdrawalStep): void {
    const { simulator, provider } = this.#options;
    const faults = simulator.faults[provider];
    const path = PAYOUT_PATHS[provider];
    if (trouble === 'response_lost') faults.add('response_lost', { path, times: 1 });
    else if (trouble === 'timeout') faults.add('slow', { path, times: 1 });
    else if (trouble === 'outage' || trouble === 'html') faults.add(trouble, { forMs: downMs });
    else if (trouble === 'error_inside') faults.add('response_lost', { path, times: 1 });
  }

  /** Null if the balance is too small to withdraw. */
  async #shareOf({ buyer, share }: WithdrawalStep): Promise<number | null> {
    const response = await this.#options.send(buyer, { path: '/wallet/get' });
    const { balance } = walletResponse.parse(await response.json()).body.wallet;
    return balance < LEAST_KOBO ? null : Math.max(LEAST_KOBO, Math.floor(balance * share));
  }

  /** Saves the buyer's own account, again if necessary; null while the bank cannot name its holder. */
  async #accountOf({ buyer, account }: WithdrawalStep): Promise<string | null> {
    const body = OWN_ACCOUNTS[account];
    const response = await this.#options.send(buyer, { path: '/wallet/payout-accounts', body });
    const content = await response.json();
    if (response.ok) return payoutAccountResponse.parse(content).body.account.id;
    expect(['account_not_found', 'bank_unreachable']).toContain(failure.parse(content).code);
    return null;
  }

  async #request(
    request: WithdrawalStep & { amountKobo: number; accountId: string; key: string },
  ): Promise<void> {
    const { buyer, account, amountKobo, accountId, key } = request;
    const response = await this.#options.send(buyer, {
      path: '/wallet/withdrawals',
      body: { account_id: accountId, amount: amountKobo, current_password: PASSWORD },
      key,
    });
    expect(response.status).toBe(201);
    const { id } = withdrawalResponse.parse(await response.json()).body.withdrawal;
    const { account_number: accountNumber } = OWN_ACCOUNTS[account];
    if (!this.#made.some((made) => made.id === id)) this.#made.push({ id, buyer, amountKobo, accountNumber });
  }

  /** The expected results of all withdrawals; the bank has sent nothing else, and nothing twice. */
  expected(): Expected[] {
    const { payouts } = this.#options.simulator.banks[this.#options.provider].book;
    expect(new Set(payouts.map(({ reference }) => reference)).size).toBe(payouts.length);
    for (const { reference, amountKobo, destination } of payouts)
      expect(this.#made).toContainEqual(
        expect.objectContaining({ id: reference, amountKobo, accountNumber: destination.accountNumber }),
      );
    return this.#made.map(({ id, buyer, amountKobo }) => ({
      id,
      buyer,
      amountKobo,
      ...endOf(payouts.find(({ reference }) => reference === id)),
    }));
  }

  /** The total of what was requested and has neither left the bank nor come back, in kobo. */
  get heldKobo(): number {
    const { payouts } = this.#options.simulator.banks[this.#options.provider].book;
    const taken = new Set(payouts.map(({ reference }) => reference));
    const notTaken = this.#made.filter(({ id }) => !taken.has(id));
    return this.pendingKobo + notTaken.reduce((sum, { amountKobo }) => sum + amountKobo, 0);
  }

  /** The part of it that the bank has taken from our balance there, in kobo. */
  get pendingKobo(): number {
    const { payouts } = this.#options.simulator.banks[this.#options.provider].book;
    return payouts.reduce((sum, { status, amountKobo }) => sum + (status === 'pending' ? amountKobo : 0), 0);
  }
}

function endOf(payout: Payout | undefined): Pick<Expected, 'statuses' | 'wasSent'> {
  // The bank has rejected it, because the company's balance there was too low: it is sent again later.
  if (!payout || payout.status === 'pending') return { statuses: ['requested'], wasSent: false };
  if (payout.status === 'failed') return { statuses: ['returned'], wasSent: false };
  if (payout.status === 'reversed') return { statuses: ['returned'], wasSent: null };
  return payout.history.length === 1
    ? { statuses: ['sent'], wasSent: true }
    : { statuses: ['sent', 'returned'], wasSent: null };
}
