import { formatNaira } from '#domain/money.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { BankTransaction, Deposit } from '../../platform/ports/bank.ts';
import { bankNamed } from '../wallet/banks.ts';
import { recordHealth } from '../wallet/health.ts';
import type { StoredEvent } from './events.ts';

/**
 * `confirmed` carries the deposit as the provider has it, and a note where the event said something else. `later`: the
 * provider could not say yet.
 */
export type Verification =
  | { readonly verdict: 'confirmed'; readonly deposit: Deposit; readonly note: string | null }
  | { readonly verdict: 'denied'; readonly note: string }
  | { readonly verdict: 'later'; readonly note: string };

/** How long a provider may refuse to confirm its own transaction: it may have an error of its own, or not know it yet. */
const UNKNOWN_FOR_MS = 24 * 3_600_000;

/** Asks the provider whether a reported deposit is true. Never called in a transaction. */
export async function verifyDeposit(
  dependencies: Pick<Dependencies, 'db' | 'now' | 'bank' | 'backupBank'>,
  stored: StoredEvent,
  deposit: Deposit,
): Promise<Verification> {
  const { db, now } = dependencies;
  const bank = bankNamed(dependencies, stored.provider);
  if (!bank) return { verdict: 'later', note: `the keys of ${stored.provider} are not set` };
  const result = await bank.verifyDeposit(deposit.eventId, deposit);
  await recordHealth(db, { provider: bank.name, result, at: now() });
  if (result.outcome === 'ok') return compare(deposit, result.value);
  const isOld = now().getTime() - stored.receivedAt.getTime() > UNKNOWN_FOR_MS;
  return { verdict: result.outcome === 'refused' && isOld ? 'denied' : 'later', note: result.detail };
}

/** The provider has the last word on the amount and the account; the event only made us ask. */
function compare(reported: Deposit, actual: BankTransaction): Verification {
  if (actual.status === 'pending') return { verdict: 'later', note: 'the provider has it as pending' };
  if (actual.status !== 'successful')
    return { verdict: 'denied', note: `the provider has it as ${actual.status}` };
  const { amountKobo, occurredAt, reference, sender } = actual;
  const isAccountNamed = actual.accountNumber !== '' || actual.accountReference !== null;
  const { accountNumber, accountReference } = isAccountNamed ? actual : reported;
  const deposit = { ...reported, amountKobo, occurredAt, reference, sender, accountNumber, accountReference };
  const isOtherAmount = amountKobo !== reported.amountKobo;
  const note = isOtherAmount ? `the event said ${formatNaira(reported.amountKobo)}` : null;
  return { verdict: 'confirmed', deposit, note };
}
