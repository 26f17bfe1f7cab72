import * as z from 'zod/mini';
import { target } from '#api/contract/contributions.ts';
import { amount, positiveAmount } from '#api/contract/scalars.ts';

/** The part of a quote that is stored with a contribution: a later change of the plans' rules changes no agreement. */
const agreedQuote = z.object({
  downpaymentKobo: amount,
  rsaShareKobo: amount,
  mortgageKobo: amount,
  monthlyKobo: amount,
  checkoutKobo: amount,
  targets: z.array(z.object({ name: target.shape.name, amountKobo: amount })),
  instalmentsKobo: z.array(positiveAmount).check(z.minLength(1)),
});
export type AgreedQuote = z.output<typeof agreedQuote>;

/** Picks it from a quote, and parses what is stored. @throws ZodError when it is anything else. */
export const toAgreedQuote = (value: unknown): AgreedQuote => agreedQuote.parse(value);
