import type { BankEventSource } from '../../platform/db/schema/bank.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { BankProvider, BankResult } from '../../platform/ports/bank.ts';
import { recordHealth } from '../wallet/health.ts';
import { reopenUnconfirmed, storeEvent } from './events.ts';

/**
 * Stores a deposit that the provider lists but never reported, as its webhook would be, or reopens it if it was
 * unconfirmed. Returns the id of the event to apply; null if it is already stored, or is not a successful deposit.
 */
export async function storeListedDeposit(
  { db, now }: Pick<Dependencies, 'db' | 'now'>,
  { bank, eventId, source }: { bank: BankProvider; eventId: string; source: BankEventSource },
): Promise<BankResult<string | null>> {
  const found = await bank.verifyDeposit(eventId, null);
  await recordHealth(db, { provider: bank.name, result: found, at: now() });
  if (found.outcome !== 'ok') return found;
  const { status, eventBody } = found.value;
  if (status !== 'successful') return { outcome: 'ok', value: null };
  const event = { provider: bank.name, eventId, rawBody: eventBody, receivedAt: now(), source };
  return { outcome: 'ok', value: (await storeEvent(db, event)) ?? (await reopenUnconfirmed(db, event)) };
}
