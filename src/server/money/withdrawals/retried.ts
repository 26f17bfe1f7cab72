import * as z from 'zod/mini';

const UUID_LENGTH = 36;
const uuid = z.uuid();

/**
 * The id of the withdrawal that a payout tries again: where somebody retries a failed payout in its dashboard, a provider
 * may send it under the reference of the first one with something added. Null for any other reference.
 */
export function retriedWithdrawalId(reference: string): string | null {
  const isExtended = reference.length > UUID_LENGTH && /[^0-9a-z]/i.test(reference.charAt(UUID_LENGTH));
  return isExtended ? (z.safeParse(uuid, reference.slice(0, UUID_LENGTH)).data ?? null) : null;
}
