import { and, eq, or, sql } from 'drizzle-orm';
import { DAY_MS } from '#domain/durations.ts';
import { formatNaira } from '#domain/money.ts';
import type { Database } from '../../platform/db/database.ts';
import { bankAccounts } from '../../platform/db/schema/bank.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { BankTransaction, Deposit } from '../../platform/ports/bank.ts';
import { bankNamed } from '../wallet/banks.ts';
import { recordHealth } from '../wallet/health.ts';
import type { StoredEvent } from './events.ts';

/**
 * `confirmed`: the deposit as the provider has it, with a note if the event's amount differs. `denied`: the provider
 * has it as failed, or has not confirmed it for a day. `foreign`: not confirmed for a day, because the provider has no
 * such transaction, and the event names no account of ours. `later`: the provider cannot answer yet or, with a `doubt`,
 * has not confirmed it so far.
 */
export type Verification =
  | { readonly verdict: 'confirmed'; readonly deposit: Deposit; readonly note: string | null }
  | { readonly verdict: 'denied' | 'foreign'; readonly note: string }
  | { readonly verdict: 'later'; readonly note: string; readonly doubt?: 'unconfirmed' | 'foreign' };

/** How long a provider may fail to confirm its own transaction, because of an error or a delay of its own. */
const UNCONFIRMED_FOR_MS = DAY_MS;

/** Verifies a reported deposit with the provider. Never call it in a transaction. */
export async function verifyDeposit(
  dependencies: Pick<Dependencies, 'db' | 'now' | 'bank' | 'backupBank' | 'formerBanks'>,
  stored: StoredEvent,
  deposit: Deposit,
): Promise<Verification> {
  const { db, now } = dependencies;
  const bank = bankNamed(dependencies, stored.provider);
  if (!bank) return { verdict: 'later', note: `the keys of ${stored.provider} are not set` };
  const result = await bank.verifyDeposit(deposit.eventId, deposit);
  await recordHealth(db, { provider: bank.name, result, at: now() });
  if (result.outcome === 'ok') return compare(deposit, result.value);
  const note = result.detail;
  if (result.outcome !== 'refused') return { verdict: 'later', note };
  // With the keys of another business, the provider knows none of our deposits; so one that names an account of ours is
  // not foreign.
  const isForeign = result.reason === 'not_found' && !(await namesOurs(db, stored.provider, deposit));
  const { unknownSince } = stored;
  const isOver = unknownSince !== null && now().getTime() - unknownSince.getTime() > UNCONFIRMED_FOR_MS;
  if (isOver) return { verdict: isForeign ? 'foreign' : 'denied', note };
  return { verdict: 'later', note, doubt: isForeign ? 'foreign' : 'unconfirmed' };
}

/** Whether a bank account stored here has the deposit's account number or reference. */
async function namesOurs(
  db: Database,
  provider: string,
  { accountNumber, accountReference }: Deposit,
): Promise<boolean> {
  const isNamed = or(
    eq(bankAccounts.accountNumber, accountNumber),
    accountReference === null ? undefined : eq(bankAccounts.providerReference, accountReference),
  );
  return (await db.$count(bankAccounts, and(sql`${bankAccounts.provider} = ${provider}`, isNamed))) > 0;
}

/**
 * The provider's id, amount and account take precedence over the event's. An attacker with the key of the webhooks
 * chooses the event's id, and a provider may find one transaction by several spellings: each would be counted.
 */
function compare(reported: Deposit, actual: BankTransaction): Verification {
  if (actual.status === 'pending') return { verdict: 'later', note: 'the provider has it as pending' };
  if (actual.status !== 'successful')
    return { verdict: 'denied', note: `the provider has it as ${actual.status}` };
  const { eventId, amountKobo, occurredAt, reference, sender } = actual;
  const isAccountNamed = actual.accountNumber !== '' || actual.accountReference !== null;
  const { accountNumber, accountReference } = isAccountNamed ? actual : reported;
  const deposit: Deposit = {
    eventId,
    amountKobo,
    occurredAt,
    reference,
    sender,
    accountNumber,
    accountReference,
  };
  const isOtherAmount = amountKobo !== reported.amountKobo;
  const note = isOtherAmount ? `the event said ${formatNaira(reported.amountKobo)}` : null;
  return { verdict: 'confirmed', deposit, note };
}
