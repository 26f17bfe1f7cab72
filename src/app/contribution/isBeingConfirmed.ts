import type { Contribution } from '#api/calls/contributions.ts';

/**
 * Whether the bank is confirming a transfer that came before the hold on the unit ended. Until it has, the unit stays
 * held, and another transfer would come too late.
 */
export const isBeingConfirmed = ({
  status,
  holdExpiresAt,
}: Pick<Contribution, 'status' | 'holdExpiresAt'>): boolean => status === 'pending' && holdExpiresAt === null;
