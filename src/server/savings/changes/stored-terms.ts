import * as z from 'zod/mini';
import { amount, date, id, positiveAmount } from '#api/contract/scalars.ts';
import { PLANS } from '#domain/plans/plans.ts';
import type { contributions } from '../../platform/db/schema/contributions.ts';
import { agreedInstalments, toAgreedQuote } from '../agreed-quote.ts';

/** A snapshot of a contribution's terms, as stored in a revision. */
const terms = z.object({
  propertyId: id,
  apartmentId: id,
  plan: z.enum(PLANS),
  priceKobo: positiveAmount,
  targetKobo: positiveAmount,
  durationMonths: z.int(),
  pausedMonths: z.int(),
  rsaBalanceKobo: amount,
  firstDueOn: date,
  endsOn: date,
  quote: z.pipe(z.unknown(), z.transform(toAgreedQuote)),
});
export type StoredTerms = z.output<typeof terms>;

/** Parses stored terms. @throws ZodError if they are malformed. */
export const storedTerms = (value: unknown): StoredTerms => terms.parse(value);

type ContributionColumns = Pick<
  typeof contributions.$inferSelect,
  | 'propertyId'
  | 'apartmentId'
  | 'plan'
  | 'priceKobo'
  | 'targetKobo'
  | 'durationMonths'
  | 'pausedMonths'
  | 'rsaBalanceKobo'
  | 'firstDueOn'
  | 'agreedQuote'
>;

/** The current terms of a contribution. */
export const termsOf = (contribution: ContributionColumns): StoredTerms =>
  storedTerms({
    ...contribution,
    endsOn: agreedInstalments(contribution).at(-1)?.dueOn ?? contribution.firstDueOn,
    quote: contribution.agreedQuote,
  });
