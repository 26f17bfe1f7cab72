import * as z from 'zod/mini';
import { target } from '#api/contract/contributions.ts';
import { amount, date, positiveAmount } from '#api/contract/scalars.ts';
import type { IsoDate } from '#domain/dates.ts';
import { inferInstalmentKinds } from '#domain/plans/instalmentKinds.ts';
import type { Plan } from '#domain/plans/plans.ts';
import { type DueInstalment, dueMonthly, INSTALMENT_KINDS } from '#domain/plans/schedules.ts';

/** The part of a quote that is stored with a contribution, so that later changes of the rules do not affect it. */
const agreedQuote = z.object({
  downpaymentKobo: amount,
  rsaShareKobo: amount,
  mortgageKobo: amount,
  monthlyKobo: amount,
  checkoutKobo: amount,
  targets: z.array(z.object({ name: target.shape.name, amountKobo: amount })),
  instalmentsKobo: z.array(positiveAmount).check(z.minLength(1)),
  /** The due date of each instalment, only of revised terms; original instalments are due monthly. */
  dueOn: z.optional(z.array(date)),
  /**
   * The kind of each instalment, only of revised terms; otherwise the plan determines it. Revisions older than this
   * field lack it.
   */
  kinds: z.optional(z.array(z.enum(INSTALMENT_KINDS))),
});
export type AgreedQuote = z.output<typeof agreedQuote>;

/** Extracts it from a quote, and parses the stored value. @throws ZodError if the value is malformed. */
export const toAgreedQuote = (value: unknown): AgreedQuote => agreedQuote.parse(value);

/** The currently agreed instalments of a contribution, with their due dates. */
export function agreedInstalments({
  agreedQuote: stored,
  plan,
  firstDueOn,
}: {
  readonly agreedQuote: unknown;
  readonly plan: Plan;
  readonly firstDueOn: IsoDate;
}): DueInstalment[] {
  const { dueOn, kinds: storedKinds, ...quote } = toAgreedQuote(stored);
  const kinds = storedKinds ?? (dueOn && inferInstalmentKinds({ plan, ...quote }));
  return dueMonthly(quote.instalmentsKobo, { plan, firstDueOn }).map((instalment, index) => ({
    ...instalment,
    kind: kinds?.[index] ?? instalment.kind,
    dueOn: dueOn?.[index] ?? instalment.dueOn,
  }));
}
