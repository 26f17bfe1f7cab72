import type { BankEventSource } from '../../platform/db/schema/bank.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { BankProvider, BankResult } from '../../platform/ports/bank.ts';
import { recordHealth } from '../wallet/health.ts';
import { reopenUnconfirmed, storeEvent } from './events.ts';

/**
 * Stores a deposit that the provider lists and never reported, as the webhook that should have come. Returns the id of
 * the event that is to be applied; null where it is stored already, or is no successful deposit.
 */
export async function adoptDeposit(
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
