import { and, eq, notInArray } from 'drizzle-orm';
import { type Kobo, kobo } from '#domain/money.ts';
import type { BankBook } from '#rails/bank/book.ts';
import { matchSuspense } from '#server/money/bank/match.ts';
import { requestRefund } from '#server/money/bank/refunds.ts';
import type { Database } from '#server/platform/db/database.ts';
import { bankEvents } from '#server/platform/db/schema/bank.ts';
import type { MonthStep } from './month.ts';

interface Stray {
  readonly amountKobo: Kobo;
  readonly end: Extract<MonthStep, { do: 'stray' }>['end'];
  readonly buyer: number;
  /** The event that the operator matched with it; null until the bank has reported it. */
  eventId: string | null;
}

interface OperatorOptions {
  readonly db: Database;
  readonly book: BankBook;
  readonly now: () => Date;
  readonly accountOf: (buyer: number) => Promise<string>;
  readonly onMatched: (buyer: number, amountKobo: Kobo) => void;
}

/** The operator who decides about money that reached no wallet, as the month specifies. */
export class Operator {
  readonly #options: OperatorOptions;
  readonly #strays: Stray[] = [];
  #partlyBackKobo = 0;

  constructor(options: OperatorOptions) {
    this.#options = options;
  }

  expectStray(stray: Omit<Stray, 'eventId'>): void {
    this.#strays.push({ ...stray, eventId: null });
  }

  get strayCount(): number {
    return this.#strays.length;
  }

  /** What remains in suspense once everything is decided. */
  get stayingKobo(): number {
    return this.#strays
      .filter(({ end }) => end === 'stays' || end === 'refund_fails' || end === 'partly_back')
      .reduce((sum, { amountKobo }) => sum + amountKobo, 0);
  }

  /** What was sent back in the bank's dashboard; it is still in suspense here. */
  get partlyBackKobo(): number {
    return this.#partlyBackKobo;
  }

  /** Decides about the next one that the bank has reported, with one refund at a time. */
  async work(): Promise<void> {
    const { db } = this.#options;
    if ((await db.$count(bankEvents, eq(bankEvents.outcome, 'refunding'))) > 0) return;
    const taken = this.#strays.flatMap(({ eventId }) => (eventId === null ? [] : [eventId]));
    for (const stray of this.#strays.filter(({ eventId }) => eventId === null)) {
      const isIt = and(
        eq(bankEvents.outcome, 'suspended'),
        eq(bankEvents.amountKobo, stray.amountKobo),
        notInArray(bankEvents.id, taken),
      );
      const [event] = await db.select({ id: bankEvents.id }).from(bankEvents).where(isIt).limit(1);
      if (!event) continue;
      stray.eventId = event.id;
      return this.#decide(stray, event.id);
    }
  }

  #sendHalfBack(amountKobo: Kobo): void {
    const { book } = this.#options;
    const deposit = book.deposits.find(
      (each) => each.account === null && book.refundableKobo(each) === amountKobo,
    );
    if (!deposit) throw new Error('The bank has no such deposit');
    const halfKobo = kobo(Math.ceil(amountKobo / 2));
    book.outcomes.refund = 'processed';
    book.refund(deposit, halfKobo);
    this.#partlyBackKobo += halfKobo;
  }

  async #decide({ end, buyer, amountKobo }: Stray, eventId: string): Promise<void> {
    const { db, book, now, accountOf, onMatched } = this.#options;
    const operation = { eventId, actor: 'Bola', reason: 'the sender called', at: now() };
    if (end === 'matched') {
      await matchSuspense(db, { ...operation, accountNumber: await accountOf(buyer) });
      onMatched(buyer, amountKobo);
    } else if (end !== 'stays') {
      if (end === 'partly_back') this.#sendHalfBack(amountKobo);
      book.outcomes.refund = end === 'refund_fails' ? 'failed' : 'processed';
      await requestRefund(db, operation);
    }
  }
}
