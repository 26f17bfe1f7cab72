import { eq } from 'drizzle-orm';
import { formatNaira } from '#domain/money.ts';
import type { Database } from '../../platform/db/database.ts';
import { bankRefunds } from '../../platform/db/schema/bank.ts';
import type { ListedRefund } from '../../platform/ports/bank.ts';

interface CountedDeposit {
  readonly id: string;
  /** The provider's id. */
  readonly eventId: string;
  readonly outcome: 'suspended' | 'credited';
}

const PLACES = { suspended: 'it is in suspense here', credited: 'it is in a wallet here' } as const;

/**
 * The refunds of a posted deposit that were not made by us.
 * @param explained The provider's references of refunds that are known to be ours.
 */
export async function unknownRefunds(
  db: Database,
  { id, eventId, outcome }: CountedDeposit,
  refunds: readonly ListedRefund[],
  explained: ReadonlySet<string> = new Set(),
): Promise<{ readonly eventId: string; readonly providerReference: string; readonly reason: string }[]> {
  const ours = await db
    .select({ reference: bankRefunds.providerReference })
    .from(bankRefunds)
    .where(eq(bankRefunds.eventId, id));
  const named = new Set([...explained, ...ours.map(({ reference }) => reference)]);
  return refunds
    .filter(({ status, providerReference }) => status !== 'failed' && !named.has(providerReference))
    .map(({ amountKobo, status, providerReference }) => ({
      eventId,
      providerReference,
      reason: `${PLACES[outcome]}, and the provider has a refund of ${formatNaira(amountKobo)} of it as ${status}`,
    }));
}
