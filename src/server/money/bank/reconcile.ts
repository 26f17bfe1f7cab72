import { DAY_MS } from '#domain/durations.ts';
import { formatNaira } from '#domain/money.ts';
import { countText } from '#domain/quantities.ts';
import type { Database } from '../../platform/db/database.ts';
import type { BankEventOutcome } from '../../platform/db/schema/bank.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import {
  BankCallError,
  type BankProvider,
  type BankProviderName,
  type ListedDeposit,
} from '../../platform/ports/bank.ts';
import { configuredBanks } from '../wallet/banks.ts';
import { checkBusiness } from '../wallet/our-business.ts';
import { applyEvent } from './apply.ts';
import { takenBackThere } from './confirm-reversal.ts';
import { storeListedDeposit } from './listed-deposit.ts';
import { listDeposits } from './listing.ts';
import { depositById, depositsBetween, type OurDeposit } from './our-deposits.ts';
import { outgoingDifferences } from './reconcile-outgoing.ts';
import { uncomparedBanks } from './uncompared.ts';

type Reconciling = Pick<Dependencies, 'db' | 'now' | 'bank' | 'backupBank' | 'formerBanks'>;

interface Difference {
  readonly provider: string;
  /** The provider's id of the deposit, or our id of the withdrawal or refund; null if a list could not be loaded or read. */
  readonly eventId: string | null;
  readonly reason: string;
  /** Reported before; its event is still open. */
  readonly isKnown?: true;
}

interface Reconciliation {
  /** Deposits that are equal on both sides. */
  readonly matchedCount: number;
  readonly differences: readonly Difference[];
}

interface WholeReconciliation extends Reconciliation {
  /** Banks without keys that wallets have accounts at, and of which the books have nothing in the period. */
  readonly uncompared: readonly BankProviderName[];
}

export interface Period {
  readonly from: Date;
  readonly until: Date;
}

/** A period of so many days that ends some minutes ago, because later webhooks may still arrive. */
export function lastDays(now: Date, days: number): Period {
  const until = new Date(now.getTime() - ON_THE_WAY_MS);
  return { from: new Date(until.getTime() - days * DAY_MS), until };
}

const ON_THE_WAY_MS = 15 * 60_000;

/** The most that the times of a list and of its webhooks may differ. */
const SLACK_MS = DAY_MS;

/**
 * Compares the deposits of a period with each provider's list, both ways, and outgoing and returned money as well. A
 * deposit that only the provider has is applied as if its webhook had arrived. Returns every difference with its
 * reason. A bank whose list cannot be loaded is reported as a difference and does not stop the others; so is one whose
 * keys are gone and of which the books have something in the period.
 */
export async function reconcile(
  dependencies: Reconciling,
  period: Period,
  signal?: AbortSignal,
): Promise<WholeReconciliation> {
  const results: Reconciliation[] = [];
  // The sandbox has no list.
  for (const bank of configuredBanks(dependencies).filter(({ name }) => name !== 'sandbox'))
    results.push(
      await reconcileBank(dependencies, bank, { ...period, signal }).catch((error: unknown) =>
        unlisted(bank, error),
      ),
    );
  const withoutKeys = await uncomparedBanks(dependencies.db, dependencies, period);
  const unchecked = withoutKeys.flatMap(({ provider, counted }) =>
    counted === null
      ? []
      : [{ provider, eventId: null, reason: `its keys are not set, so ${counted} here were not compared` }],
  );
  return {
    matchedCount: results.reduce((sum, { matchedCount }) => sum + matchedCount, 0),
    differences: [...results.flatMap(({ differences }) => differences), ...unchecked],
    uncompared: withoutKeys.filter(({ counted }) => counted === null).map(({ provider }) => provider),
  };
}

const unlisted = ({ name }: BankProvider, error: unknown): Reconciliation => {
  if (!(error instanceof BankCallError)) throw error;
  const reason = `its list could not be had: ${error.message}`;
  return { matchedCount: 0, differences: [{ provider: name, eventId: null, reason }] };
};

async function reconcileBank(
  dependencies: Reconciling,
  bank: BankProvider,
  { from, until, signal }: Period & { readonly signal: AbortSignal | undefined },
): Promise<Reconciliation> {
  const { db } = dependencies;
  // The deposits of another business must not be taken in, nor ours be missed there.
  const business = await checkBusiness(db, bank, dependencies.now());
  if (business.outcome !== 'ok' && business.reason === 'wrong_key') throw new BankCallError(business);
  const [since, to] = [new Date(from.getTime() - SLACK_MS), new Date(until.getTime() + SLACK_MS)];
  const listed = await listDeposits(bank, { from, until });
  if (listed.outcome !== 'ok') throw new BankCallError(listed);
  const { deposits, unreadableCount } = listed.value;
  const ours = await depositsBetween(db, { provider: bank.name, from: since, until: to });
  const differences: Difference[] = [];
  if (unreadableCount > 0) {
    const reason = `${countText(unreadableCount, 'deposit')} of its list cannot be read`;
    differences.push({ provider: bank.name, eventId: null, reason });
  }
  const differ = (eventId: string, reason: string) =>
    differences.push({ provider: bank.name, eventId, reason });
  let matchedCount = 0;

  for (const theirs of deposits.values()) {
    signal?.throwIfAborted();
    const known = ours.get(theirs.eventId) ?? (await depositById(db, bank.name, theirs.eventId));
    const reason = known
      ? (reasonOf(known, theirs) ?? (await reasonOfReversal(db, bank, theirs.eventId, known)))
      : await takeIn(dependencies, bank, theirs);
    if (reason === null) matchedCount += 1;
    else differ(theirs.eventId, reason);
  }
  for (const [eventId, known] of ours) {
    signal?.throwIfAborted();
    const isInPeriod = known.occurredAt >= from && known.occurredAt <= until;
    if (!isInPeriod || deposits.has(eventId)) continue;
    const reason = await reasonOfAbsence(bank, eventId, known);
    if (reason === null) matchedCount += 1;
    else differ(eventId, reason);
  }
  for (const difference of await outgoingDifferences(db, bank, { from, until, at: dependencies.now() }))
    differences.push({ provider: bank.name, ...difference });
  return { matchedCount, differences };
}

/** Why an outcome needs attention; null if the money is booked correctly. */
const OUTCOME_REASONS: Readonly<Record<BankEventOutcome, string | null>> = {
  credited: null,
  suspended: 'it is in suspense: no wallet has its account',
  refunding: null,
  refunded: null,
  recorded: null,
  ignored: 'it is stored here as an event that moves no money',
  foreign: null,
  unverified: null,
  unassigned: null,
  refund: null,
  payout: null,
  dispute: null,
  conflicting: null,
  unreadable: 'it is stored here and could not be read',
  out_of_range: 'it is stored here, and is more than can be counted',
};

function reasonOf({ amountKobo, outcome, note }: OurDeposit, theirs: ListedDeposit): string | null {
  if (amountKobo !== theirs.amountKobo)
    return `it is ${formatNaira(amountKobo)} here, ${formatNaira(theirs.amountKobo)} there`;
  const reason = outcome === null ? 'it is stored here, and not applied yet' : OUTCOME_REASONS[outcome];
  return reason !== null && note !== null ? `${reason} (${note})` : reason;
}

/**
 * What is wrong with the booking that the bank took a deposit back; null if there is none, or the bank took as much. That the
 * provider cannot say is the difference of this deposit alone: the rest of its list is compared.
 */
async function reasonOfReversal(
  db: Database,
  bank: BankProvider,
  eventId: string,
  { reversedKobo }: OurDeposit,
): Promise<string | null> {
  if (reversedKobo === 0) return null;
  const takenBack = await takenBackThere(db, bank, eventId);
  const booked = `${formatNaira(reversedKobo)} of it are booked as taken back here`;
  if (takenBack.outcome !== 'ok') return `${booked}; what the provider has: ${takenBack.detail}`;
  if (takenBack.value === null || takenBack.value >= reversedKobo) return null;
  return takenBack.value === 0
    ? `${booked}, and the provider has it whole`
    : `${booked}, and the provider took ${formatNaira(takenBack.value)} of it back`;
}

/** Stores and applies a deposit that only the provider has, and returns the result as a reason. */
async function takeIn(
  dependencies: Reconciling,
  bank: BankProvider,
  { eventId, amountKobo }: ListedDeposit,
): Promise<string | null> {
  const missed = `its webhook never came: ${formatNaira(amountKobo)}`;
  const adopted = await storeListedDeposit(dependencies, { bank, eventId, source: 'reconciliation' });
  if (adopted.outcome !== 'ok') return `${missed}, and it could not be taken in (${adopted.detail})`;
  if (adopted.value === null) return `${missed}, and the provider no longer has it as successful`;
  // What is stored is applied by the sweep of the next minute, which also reports what failed.
  const applied = await applyEvent(dependencies, adopted.value).catch(() => null);
  return `${missed}, now ${applied?.outcome ?? 'stored'}`;
}

/** Why the provider's list lacks a deposit that is counted here. */
async function reasonOfAbsence(
  bank: BankProvider,
  eventId: string,
  { outcome, amountKobo, reversedKobo }: OurDeposit,
): Promise<string | null> {
  // Events that moved no money are not missed.
  if (outcome !== 'credited' && outcome !== 'suspended') return null;
  // It has left here too.
  if (reversedKobo === amountKobo) return null;
  const found = await bank.verifyDeposit(eventId, null);
  if (found.outcome !== 'ok')
    return `${formatNaira(amountKobo)} are counted here, and the provider has no such deposit (${found.detail})`;
  return found.value.status === 'successful'
    ? null
    : `${formatNaira(amountKobo)} are counted here, and the provider has it as ${found.value.status}`;
}
