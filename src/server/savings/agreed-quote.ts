import * as z from 'zod/mini';
import { target } from '#api/contract/contributions.ts';
import { amount, date, positiveAmount } from '#api/contract/scalars.ts';
import type { IsoDate } from '#domain/dates.ts';
import { impliedKinds } from '#domain/instalmentKinds.ts';
import type { Plan } from '#domain/plans.ts';
import { type DueInstalment, dueMonthly, INSTALMENT_KINDS } from '#domain/schedules.ts';

/** The part of a quote that is stored with a contribution: a later change of the plans' rules changes no agreement. */
const agreedQuote = z.object({
  downpaymentKobo: amount,
  rsaShareKobo: amount,
  mortgageKobo: amount,
  monthlyKobo: amount,
  checkoutKobo: amount,
  targets: z.array(z.object({ name: target.shape.name, amountKobo: amount })),
  instalmentsKobo: z.array(positiveAmount).check(z.minLength(1)),
  /** The day of each instalment, once the terms were revised; before, each is due a month after the other. */
  dueOn: z.optional(z.array(date)),
  /**
   * What each instalment is a part of, once the terms were revised; before, the plan says it. Revisions that are older than
   * this field have none.
   */
  kinds: z.optional(z.array(z.enum(INSTALMENT_KINDS))),
});
export type AgreedQuote = z.output<typeof agreedQuote>;

/** Picks it from a quote, and parses what is stored. @throws ZodError when it is anything else. */
export const toAgreedQuote = (value: unknown): AgreedQuote => agreedQuote.parse(value);

/** The instalments of a contribution as they are agreed by now, with their days. */
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
  const kinds = storedKinds ?? (dueOn && impliedKinds({ plan, ...quote }));
  return dueMonthly(quote.instalmentsKobo, { plan, firstDueOn }).map((instalment, index) => ({
    ...instalment,
    kind: kinds?.[index] ?? instalment.kind,
    dueOn: dueOn?.[index] ?? instalment.dueOn,
  }));
}
