import type { Contribution } from '#api/calls/contributions.ts';

/** Whether the contribution accepts another payment. */
export const canContribute = ({ status, nextDue }: Pick<Contribution, 'status' | 'nextDue'>): boolean =>
  (status === 'active' || status === 'pending') && nextDue !== null;
