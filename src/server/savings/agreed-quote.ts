import * as z from 'zod/mini';
import { target } from '#api/contract/contributions.ts';
import { amount, date, positiveAmount } from '#api/contract/scalars.ts';
import type { IsoDate } from '#domain/dates.ts';
import { type DueInstalment, dueMonthly } from '#domain/schedules.ts';

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
});
export type AgreedQuote = z.output<typeof agreedQuote>;

/** Picks it from a quote, and parses what is stored. @throws ZodError when it is anything else. */
export const toAgreedQuote = (value: unknown): AgreedQuote => agreedQuote.parse(value);

/** The instalments of a contribution as they are agreed by now, with their days. */
export function agreedInstalments({
  agreedQuote: stored,
  firstDueOn,
}: {
  readonly agreedQuote: unknown;
  readonly firstDueOn: IsoDate;
}): DueInstalment[] {
  const { instalmentsKobo, dueOn } = toAgreedQuote(stored);
  return dueMonthly(instalmentsKobo, firstDueOn).map((instalment, index) => ({
    ...instalment,
    dueOn: dueOn?.[index] ?? instalment.dueOn,
  }));
}
