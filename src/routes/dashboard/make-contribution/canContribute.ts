import type { Contribution } from '#api/calls/contributions.ts';

/** Whether a further payment can be made into it. */
export const canContribute = ({ status, nextDue }: Pick<Contribution, 'status' | 'nextDue'>): boolean =>
  (status === 'active' || status === 'pending') && nextDue !== null;
