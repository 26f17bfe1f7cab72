import type { Kobo } from '#domain/money.ts';
import { nuban } from '#domain/payments/nuban.ts';
import type { RandomStream } from '#domain/random.ts';
import { failed } from '#server/money/bank/results.ts';
import { SANDBOX_PROVIDER, sandboxBank } from '#server/money/bank/sandbox/bank.ts';
import { sandboxPayoutWebhook, sandboxWebhook } from '#server/money/bank/sandbox/webhook.ts';
import type {
  BankFailure,
  BankProvider,
  BankResult,
  ConfirmSend,
  Payout,
  PayoutStatus,
  Refund,
  RefundRequest,
  RefundStatus,
} from '#server/platform/ports/bank.ts';
import type { SandboxSettings } from '#server/platform/settings/bank-settings.ts';
import type { Gate } from './connection.ts';

/**
 * `IS_NOT_TAKEN`: the share of money-moving calls that the bank does not carry out. `IS_LOST`: the share of all calls
 * whose response is lost.
 */
const IS_NOT_TAKEN = 0.3;
const IS_LOST = 0.1;
/** A call that takes longer never arrives; its sender may have given up, and others have begun. */
const LONGEST_WAY_MS = 20 * 60_000;
/** The share of what the bank accepts that its lookups do not show immediately, and the longest time until they do. */
const IS_SHOWN_LATE = 0.5;
const LONGEST_UNSHOWN_MS = 9 * 60_000;
/** The share of repeated calls that are rejected, as some banks do. */
const IS_REPETITION_REJECTED = 0.5;
const TEST_BANK = '998';

export interface SentDeposit {
  readonly eventId: string;
  readonly accountNumber: string;
  readonly amountKobo: Kobo;
}

export interface SentPayout {
  readonly reference: string;
  readonly amountKobo: Kobo;
  status: PayoutStatus;
}

export interface SentRefund {
  readonly reference: string;
  /** The bank's id of the deposit to refund. */
  readonly depositId: string;
  readonly amountKobo: Kobo;
  status: RefundStatus;
}

/** A webhook that is repeated until it is acknowledged. */
export interface Webhook {
  readonly eventId: string;
  readonly rawBody: Buffer;
  isAcknowledged: boolean;
}

/** An account number that the bank has not assigned to anyone. */
export const STRAY_ACCOUNT = nuban(TEST_BANK, '1');

/** The bank's own state, which survives any failure of our processes. */
export class SimulatedBank {
  readonly deposits = new Map<string, SentDeposit>();
  readonly payouts = new Map<string, SentPayout>();
  readonly refunds = new Map<string, SentRefund>();
  readonly webhooks: Webhook[] = [];
  readonly #random: RandomStream;
  readonly #settings: SandboxSettings;
  readonly #now: () => Date;
  /** The time from which a lookup finds a payout or a refund, by its reference. */
  readonly #shownFromMs = new Map<string, number>();
  #serial = 0;

  constructor(settings: SandboxSettings, random: RandomStream, now: () => Date) {
    this.#settings = settings;
    this.#random = random;
    this.#now = now;
  }

  /** Receives a transfer into an account, which makes a webhook due. */
  receive(accountNumber: string, amountKobo: Kobo): Webhook {
    const eventId = `deposit-${++this.#serial}`;
    this.deposits.set(eventId, { eventId, accountNumber, amountKobo });
    const transfer = { eventId, accountNumber, amountKobo, occurredAt: this.#now() };
    return this.#send(eventId, sandboxWebhook(transfer, this.#settings.webhookSecret).rawBody);
  }

  /** Decides a pending payout; may reverse a successful one. */
  decide(payout: SentPayout, isReversed: boolean): void {
    if (payout.status === 'pending') payout.status = this.#random.chance(0.7) ? 'successful' : 'failed';
    else if (payout.status === 'successful' && isReversed) payout.status = 'reversed';
    else return;
    const { reference, amountKobo, status: outcome } = payout;
    const occurredAt = new Date(this.#now().getTime() + ++this.#serial);
    const report = { reference, amountKobo, outcome, occurredAt };
    const { rawBody } = sandboxPayoutWebhook(report, this.#settings.webhookSecret);
    this.#send(`payout-${this.#serial}`, rawBody);
  }

  /** Decides a pending refund. */
  decideRefund(refund: SentRefund): void {
    if (refund.status !== 'pending') return;
    refund.status = this.#random.chance(0.7) ? 'processed' : 'failed';
    const serial = ++this.#serial;
    const data = { transaction_reference: refund.depositId, amount: refund.amountKobo, serial };
    const event = `refund.${refund.status}`;
    this.#send(`refund-${serial}`, Buffer.from(JSON.stringify({ event, data })));
  }

  /** The bank as one actor calls it. The actor waits for its turn before the call, and again before the response. */
  providerFor(gate: Gate): BankProvider {
    const call = async <Value>(name: string, work: () => BankResult<Value>): Promise<BankResult<Value>> => {
      const result = await gate(`the bank carries out ${name}`, async () => work());
      return gate(`the bank responds to ${name}`, async () => result);
    };
    const moving = async <Value>(
      name: string,
      confirmSend: ConfirmSend,
      work: () => BankResult<Value>,
    ): Promise<BankResult<Value>> => {
      if (!(await confirmSend())) return SUPERSEDED;
      const arrivesBefore = this.#now().getTime() + LONGEST_WAY_MS;
      return call(name, () => (this.#now().getTime() > arrivesBefore ? LOST : work()));
    };
    return {
      ...sandboxBank(this.#settings),
      sendPayout: (request, confirmSend) => moving('sendPayout', confirmSend, () => this.#pay(request)),
      findPayout: (reference) =>
        call('findPayout', () => {
          const known = this.#isShown(reference) && this.payouts.get(reference);
          if (!known) return failed('simulated: no such transfer', 'not_found');
          return this.#random.chance(IS_LOST) ? UNREACHABLE : payoutOf(known);
        }),
      refund: (request, confirmSend) => moving('refund', confirmSend, () => this.#sendBack(request)),
      findRefund: ({ reference }) =>
        call('findRefund', () => {
          const known = this.#isShown(reference) && this.refunds.get(reference);
          if (!known) return failed('simulated: no such refund', 'not_found');
          return this.#random.chance(IS_LOST) ? UNREACHABLE : refundOf(known);
        }),
    };
  }

  #pay({ reference, amountKobo }: Pick<SentPayout, 'reference' | 'amountKobo'>): BankResult<Payout> {
    const known = this.payouts.get(reference);
    if (known && this.#random.chance(IS_REPETITION_REJECTED)) return REPEATED;
    if (!known && this.#random.chance(IS_NOT_TAKEN)) return this.#notTaken();
    const payout = known ?? pendingPayout(reference, amountKobo);
    if (!known) this.#showLater(reference);
    this.payouts.set(reference, payout);
    if (this.#random.chance(0.5)) this.decide(payout, false);
    return this.#random.chance(IS_LOST) ? LOST : payoutOf(payout);
  }

  /** A deposit is refunded only once, whatever the reference. */
  #sendBack({ reference, eventId, amountKobo }: RefundRequest): BankResult<Refund> {
    const known = this.refunds.get(reference);
    if (known && this.#random.chance(IS_REPETITION_REJECTED)) return REPEATED;
    if (!known) {
      const isBack = [...this.refunds.values()].some(
        ({ depositId, status }) => depositId === eventId && status !== 'failed',
      );
      if (isBack) return failed('simulated: it went back already');
      if (this.#random.chance(IS_NOT_TAKEN))
        return this.#random.chance(0.3)
          ? failed('simulated: no such deposit yet', 'not_found')
          : this.#notTaken();
      this.#showLater(reference);
    }
    const refund: SentRefund = known ?? { reference, depositId: eventId, amountKobo, status: 'pending' };
    this.refunds.set(reference, refund);
    if (this.#random.chance(0.5)) this.decideRefund(refund);
    return this.#random.chance(IS_LOST) ? LOST : refundOf(refund);
  }

  #showLater(reference: string): void {
    const waitMs = this.#random.chance(IS_SHOWN_LATE) ? this.#random.between(0, LONGEST_UNSHOWN_MS) : 0;
    this.#shownFromMs.set(reference, this.#now().getTime() + waitMs);
  }

  #isShown(reference: string): boolean {
    const fromMs = this.#shownFromMs.get(reference);
    return fromMs !== undefined && this.#now().getTime() >= fromMs;
  }

  #notTaken(): BankFailure {
    return this.#random.chance(0.6) ? failed('simulated: rejected') : UNREACHABLE;
  }

  #send(eventId: string, rawBody: Buffer): Webhook {
    const webhook = { eventId: `${SANDBOX_PROVIDER}:${eventId}`, rawBody, isAcknowledged: false };
    this.webhooks.push(webhook);
    return webhook;
  }
}

const pendingPayout = (reference: string, amountKobo: Kobo): SentPayout => ({
  reference,
  amountKobo,
  status: 'pending',
});

const payoutOf = ({ reference, status }: SentPayout): BankResult<Payout> => ({
  outcome: 'ok',
  value: { status, providerReference: reference },
});
const refundOf = ({ reference, status }: SentRefund): BankResult<Refund> => ({
  outcome: 'ok',
  value: { status, providerReference: reference },
});

const LOST: BankFailure = { outcome: 'unknown', reason: 'timeout', detail: 'simulated: no response' };
const REPEATED = failed('simulated: the reference was used already');
const UNREACHABLE: BankFailure = {
  outcome: 'retryable',
  reason: 'unreachable',
  detail: 'simulated: unavailable',
};
const SUPERSEDED: BankFailure = {
  outcome: 'retryable',
  reason: 'superseded',
  detail: 'simulated: not made',
};
