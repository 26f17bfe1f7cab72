import { DAY_MS, SECOND_MS } from '#domain/durations.ts';
import { type Kobo, ZERO_KOBO } from '#domain/money.ts';
import { nuban } from '#domain/payments/nuban.ts';
import { type RandomStream, randomStream } from '#domain/random.ts';
import type { VirtualClock } from '../clock.ts';
import type { AccountDirectory } from './directory.ts';
import { bankOf } from './directory.ts';
import type {
  BankDestination,
  BankEvent,
  Customer,
  Deposit,
  Dispute,
  Payout,
  PayoutOutcome,
  PayoutRejection,
  PayoutStatus,
  Refund,
  Sender,
  VirtualAccount,
} from './records.ts';

const SERIALS = 1_000_000_000;
/** Offset of the ids of other products' payments from the first deposit id. */
const OTHER_PRODUCTS = 1_000_000n;

const DISPUTE_ANSWER_MS = 2 * DAY_MS;

const PAYOUT_STEPS: Readonly<Record<PayoutOutcome, readonly PayoutStatus[]>> = {
  success: ['success'],
  failed: ['failed'],
  reversed: ['success', 'reversed'],
  resent: ['success', 'reversed', 'success'],
};

/** Outcomes of the merchant's requests; scenarios change them. */
export interface Outcomes {
  /** How long the bank takes to assign an account. */
  assignmentDelayMs: number;
  /** The failure reason of account assignments; null if they succeed. */
  assignmentFailure: string | null;
  /** The outcome of payouts that begin from now on: when they are requested, or when they are approved. */
  payout: PayoutOutcome;
  /** Why payouts are refused from now on; null if they are accepted. */
  payoutRejection: PayoutRejection | null;
  /** Whether payouts await approval in the dashboard. */
  payoutNeedsApproval: boolean;
  /** How long payouts that begin from now on take. */
  payoutDelayMs: number;
  /** How long after its success a payout is returned, and the same time later resent. */
  returnDelayMs: number;
  /** The outcome of refunds that end from now on. */
  refund: 'processed' | 'failed';
  /** How long refunds requested from now on take. */
  refundDelayMs: number;
}

interface BookOptions {
  readonly clock: VirtualClock;
  readonly directory: AccountDirectory;
  readonly seed: string;
  /** CBN's code of the bank that holds this provider's accounts. */
  readonly bankCode: string;
  readonly firstDepositId: bigint;
  readonly merchantName: string;
  readonly onEvent: (event: BankEvent) => void;
}

/** The books of one provider: customers, accounts, and money in and out. */
export class BankBook {
  readonly outcomes: Outcomes = {
    assignmentDelayMs: 2 * SECOND_MS,
    assignmentFailure: null,
    payout: 'success',
    payoutRejection: null,
    payoutNeedsApproval: false,
    payoutDelayMs: 20 * SECOND_MS,
    returnDelayMs: 20 * SECOND_MS,
    refund: 'processed',
    refundDelayMs: 20 * SECOND_MS,
  };
  readonly customers: Customer[] = [];
  readonly accounts: VirtualAccount[] = [];
  readonly deposits: Deposit[] = [];
  readonly payouts: Payout[] = [];
  readonly refunds: Refund[] = [];
  readonly disputes: Dispute[] = [];
  readonly #options: BookOptions;
  readonly #random: RandomStream;
  #lastId = 7_454_288;

  constructor(options: BookOptions) {
    this.#options = options;
    this.#random = randomStream(options.seed, options.bankCode);
  }

  /**
   * Returns the customer with this email, or creates one: providers return the existing customer for a repeated
   * request.
   */
  customer({ email, ...person }: Omit<Customer, 'id' | 'code'>): Customer {
    const known = this.customers.find((customer) => customer.email === email);
    if (known) return known;
    const customer = { id: this.#id(), code: `CUS_${this.text(15)}`, email, ...person };
    this.customers.push(customer);
    return customer;
  }

  /** Opens the account immediately, or returns the customer's existing account with this reference. */
  openAccount(customer: Customer, reference = ''): VirtualAccount {
    const known = this.accounts.find(
      (account) => account.customer === customer && account.reference === reference,
    );
    if (known) return known;
    const { clock, bankCode, merchantName } = this.#options;
    const account = {
      id: this.#id(),
      number: nuban(bankCode, String(Math.floor(this.#random.next() * SERIALS))),
      bankCode,
      bankName: bankOf(bankCode).name,
      name: `${merchantName} / ${customer.firstName} ${customer.lastName}`.toUpperCase(),
      customer,
      reference,
      createdAt: clock.now,
    };
    this.accounts.push(account);
    return account;
  }

  /** Assigns the account after a delay, or fails to, and notifies the merchant. */
  assignAccount(customer: Customer): void {
    const { clock, onEvent } = this.#options;
    clock.schedule(this.outcomes.assignmentDelayMs, () => {
      const reason = this.outcomes.assignmentFailure;
      onEvent(
        reason === null
          ? { kind: 'account_assigned', account: this.openAccount(customer) }
          : { kind: 'account_failed', customer, reason },
      );
    });
  }

  /** Records an incoming transfer. The caller sends the webhook, because it knows the network's transmission. */
  receive(accountNumber: string, amountKobo: Kobo, sender: Sender): Deposit {
    const deposit = {
      id: String(this.#options.firstDepositId + BigInt(this.deposits.length)),
      reference: this.digits(30),
      account: this.accounts.find(({ number }) => number === accountNumber) ?? null,
      accountNumber,
      amountKobo,
      sender,
      paidAt: this.#options.clock.now,
    };
    this.deposits.push(deposit);
    return deposit;
  }

  /** Sends a payout, once per reference: a repeated reference returns the first payout. */
  pay(reference: string, amountKobo: Kobo, destination: BankDestination, reason: string): Payout {
    const known = this.payouts.find((payout) => payout.reference === reference);
    if (known) return known;
    const { clock } = this.#options;
    const payout: Payout = {
      id: this.#id(),
      code: `TRF_${this.text(16)}`,
      reference,
      amountKobo,
      destination,
      reason,
      createdAt: clock.now,
      status: 'pending',
      awaitsApproval: this.outcomes.payoutNeedsApproval,
      history: [],
      updatedAt: clock.now,
    };
    this.payouts.push(payout);
    if (!payout.awaitsApproval) this.#scheduleSteps(payout);
    return payout;
  }

  /** Why a payout of this amount is refused now; null if it is accepted. */
  rejectionOf(amountKobo: Kobo): PayoutRejection | null {
    return this.outcomes.payoutRejection ?? (amountKobo > this.balanceKobo() ? 'low_balance' : null);
  }

  /** Approves the waiting payouts in the dashboard. */
  approvePayouts(): void {
    for (const payout of this.payouts.filter(({ awaitsApproval }) => awaitsApproval)) {
      payout.awaitsApproval = false;
      this.#scheduleSteps(payout);
    }
  }

  /** Begins a payout that needs no approval, or has it: its outcome is decided now. */
  #scheduleSteps(payout: Payout): void {
    const { clock, directory } = this.#options;
    const { payoutDelayMs, returnDelayMs } = this.outcomes;
    const { bankCode, accountNumber } = payout.destination;
    const hasAccount = directory.nameOf(bankCode, accountNumber) !== null;
    const steps = PAYOUT_STEPS[hasAccount ? this.outcomes.payout : 'failed'];
    for (const [index, status] of steps.entries())
      clock.schedule(payoutDelayMs + index * returnDelayMs, () => this.#move(payout, status));
  }

  #move(payout: Payout, status: Payout['status']): void {
    payout.status = status;
    payout.history.push(status);
    payout.updatedAt = this.#options.clock.now;
    this.#options.onEvent({ kind: 'payout', payout: { ...payout } });
  }

  /** The part of a deposit that is not refunded yet. */
  refundableKobo(deposit: Deposit): number {
    return this.refunds
      .filter((refund) => refund.deposit === deposit && refund.status !== 'failed')
      .reduce((leftKobo: number, { amountKobo }) => leftKobo - amountKobo, deposit.amountKobo);
  }

  /** Refunds a deposit in full or in part, once per reference. */
  refund(deposit: Deposit, amountKobo: Kobo, reference = `RFD_${this.text(12)}`): Refund {
    const known = this.refunds.find((refund) => refund.reference === reference);
    if (known) return known;
    const { clock, onEvent } = this.#options;
    const refund: Refund = {
      id: this.#id(),
      reference,
      deposit,
      amountKobo,
      createdAt: clock.now,
      status: 'pending',
    };
    this.refunds.push(refund);
    clock.schedule(this.outcomes.refundDelayMs, () => {
      refund.status = this.outcomes.refund;
      onEvent({ kind: 'refund', refund: { ...refund } });
    });
    return refund;
  }

  /** Opens a dispute of a deposit, and notifies the merchant. */
  dispute(deposit: Deposit, amountKobo: Kobo): Dispute {
    const { clock, onEvent } = this.#options;
    const dispute: Dispute = {
      id: this.#id(),
      deposit,
      amountKobo,
      createdAt: clock.now,
      dueAt: new Date(clock.nowMs + DISPUTE_ANSWER_MS),
      status: 'open',
    };
    this.disputes.push(dispute);
    onEvent({ kind: 'dispute', dispute: { ...dispute } });
    return dispute;
  }

  /** Ends the latest dispute; the provider takes the money of a lost one back, and lists that as a refund. */
  endDispute(status: 'lost' | 'won'): void {
    const { clock, onEvent } = this.#options;
    const dispute = this.disputes.at(-1);
    if (!dispute) throw new Error('There is no dispute.');
    dispute.status = status;
    if (status === 'lost') {
      const { deposit, amountKobo } = dispute;
      const reference = `RFD_${this.text(12)}`;
      const createdAt = clock.now;
      this.refunds.push({ id: this.#id(), reference, deposit, amountKobo, createdAt, status: 'processed' });
    }
    onEvent({ kind: 'dispute', dispute: { ...dispute } });
  }

  /**
   * Records a refund of a payment for another product of the merchant's. It appears only in the list of refunds,
   * because the list of transactions contains virtual accounts only.
   */
  refundElsewhere(amountKobo: Kobo): void {
    const { clock, firstDepositId } = this.#options;
    const deposit = {
      id: String(firstDepositId + OTHER_PRODUCTS + BigInt(this.refunds.length)),
      reference: this.digits(30),
      account: null,
      accountNumber: '',
      amountKobo,
      sender: { name: '', accountNumber: '', bankName: '' },
      paidAt: clock.now,
    };
    this.refunds.push({
      id: this.#id(),
      reference: `RFD_${this.text(12)}`,
      deposit,
      amountKobo,
      createdAt: clock.now,
      status: 'processed',
    });
  }

  /** The merchant's balance: deposits less payouts and refunds. */
  balanceKobo(): number {
    const sumKobo = (amounts: readonly { readonly amountKobo: Kobo }[]): number =>
      amounts.reduce((sum: number, { amountKobo }) => sum + amountKobo, ZERO_KOBO);
    const left = this.payouts.filter(({ status }) => status === 'pending' || status === 'success');
    const refunded = this.refunds.filter(
      ({ deposit, status }) => status !== 'failed' && this.deposits.includes(deposit),
    );
    return sumKobo(this.deposits) - sumKobo(left) - sumKobo(refunded);
  }

  /** Random letters and digits for a provider's codes. */
  text(length: number): string {
    return Array.from({ length }, () => Math.floor(this.#random.next() * 36).toString(36)).join('');
  }

  /** Random digits for a provider's references. */
  digits(length: number): string {
    return Array.from({ length }, () => Math.floor(this.#random.next() * 10)).join('');
  }

  #id(): number {
    this.#lastId += 1;
    return this.#lastId;
  }
}
