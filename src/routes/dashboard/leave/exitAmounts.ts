import type { ExitState } from '#api/calls/changes.ts';
import type { Contribution } from '#api/calls/contributions.ts';
import { formatDay } from '#domain/dates.ts';
import { explainExit } from '#domain/plans/exits.ts';

/** Explains the refunded and the retained amount on leaving a plan. */
export const exitAmounts = (
  { createdAt }: Contribution,
  { paid, feeBps, fee, returned }: Omit<NonNullable<ExitState['quote']>, 'decisionDays'>,
) =>
  explainExit(
    { paidKobo: paid, feeBps, feeKobo: fee, returnedKobo: returned },
    `For the plan that you agreed to on ${formatDay(new Date(createdAt))}.`,
  );
