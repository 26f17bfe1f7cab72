import { and } from 'drizzle-orm';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { BankProvider, BankResult, ConfirmSend } from '../../platform/ports/bank.ts';
import { type Attempt, type AttemptTable, hasTimeForCall, isCurrent, isNotAccepted } from './attempts.ts';
import { recordHealth } from './health.ts';

interface Calls<Value> {
  readonly bank: BankProvider;
  find(): Promise<BankResult<Value>>;
  send(confirmSend: ConfirmSend): Promise<BankResult<Value>>;
}

interface Asked<Value> {
  readonly result: BankResult<Value>;
  /** Whether the bank has no such transfer or refund, and rejects it. */
  readonly isNotTaken: boolean;
  readonly at: Date;
}

/**
 * Sends a transfer or refund through the bank, or looks up its status, so that the bank carries it out only once. If an
 * earlier attempt may have sent it, it is looked up first; once the bank has accepted it, it is never sent again, even
 * if the lookup does not find it.
 */
export async function sendOrLookUp<Value>(
  { db, now }: Pick<Dependencies, 'db' | 'now'>,
  table: AttemptTable,
  attempt: Attempt,
  { bank, find, send }: Calls<Value>,
): Promise<Asked<Value>> {
  const asked = await ask();
  const at = now();
  const { result } = asked;
  if (result.outcome === 'ok' || result.reason !== 'superseded')
    await recordHealth(db, { provider: bank.name, result, at });
  return { ...asked, at };

  async function ask(): Promise<Omit<Asked<Value>, 'at'>> {
    if (attempt.wasAsked) {
      const found = await find();
      if (attempt.isTaken || !isUnknown(found)) return { result: found, isNotTaken: false };
    }
    const sent = await send(confirmSend);
    if (sent.outcome === 'ok') return { result: sent, isNotTaken: false };
    if (sent.outcome !== 'refused' && sent.reason !== 'not_allowed')
      return { result: sent, isNotTaken: false };
    // The bank may have rejected a repetition of a transfer that it already accepted.
    const found = await find();
    if (sent.outcome !== 'refused')
      return { result: found.outcome === 'ok' ? found : sent, isNotTaken: false };
    return isUnknown(found) ? { result: sent, isNotTaken: true } : { result: found, isNotTaken: false };
  }

  async function confirmSend(): Promise<boolean> {
    const isOurs = and(isCurrent(table, attempt), isNotAccepted(table));
    const isStillOurs = (await db.$count(table, isOurs)) === 1;
    return isStillOurs && hasTimeForCall(attempt, now());
  }
}

/** Only `not_found` proves that the bank has none; any other rejected lookup proves nothing. */
const isUnknown = (result: BankResult<unknown>): boolean =>
  result.outcome === 'refused' && result.reason === 'not_found';
