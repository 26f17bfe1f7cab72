import type { Contribution, Payment } from '#api/calls/contributions.ts';
import type { PropertyDetail } from '#api/calls/properties.ts';
import type { Failure } from '#api/failure.ts';
import type { Kobo } from '#domain/money.ts';
import type { Plan, Quote } from '#domain/plans/plans.ts';
import type { NoticeCode } from './contribution.notices.ts';
import type { SavedFlow } from './contribution.saved.ts';
import type { NamedUnit, Step } from './contribution.urls.ts';

/** The calculator's inputs; an empty field is null. */
export interface CalculatorInputs {
  readonly ageYears: number | null;
  readonly salaryKobo: Kobo | null;
  readonly rsaBalanceKobo: Kobo | null;
  readonly durationMonths: number | null;
}
export type CalculatorField = keyof CalculatorInputs;
export type FieldErrors = Readonly<Partial<Record<CalculatorField, string>>>;

/** The idempotency key of a contribution request, and a fingerprint of that request. */
interface Agreement {
  readonly key: string;
  readonly fingerprint: string;
}

export interface ContributionContext {
  readonly userId: string;
  /** The requested page, until it is known whether the buyer may open it. */
  readonly wantedStep: Step;
  /** The version of the terms that this page shows. */
  readonly termsVersion: string;
  readonly propertyId: string | null;
  readonly property: PropertyDetail | null;
  readonly buildingId: string | null;
  readonly apartmentId: string | null;
  readonly plan: Plan | null;
  readonly inputs: CalculatorInputs;
  /** The calculator's result; null until a duration is chosen. */
  readonly result: Quote | null;
  /** Set from the first confirmation until the contribution is known to be made. */
  readonly agreement: Agreement | null;
  /** Set while a saved flow is loading, and stays set next to `contribution`. */
  readonly contributionId: string | null;
  readonly contribution: Contribution | null;
  readonly payment: Payment | null;
  /** When the buyer reported the transfer as sent (ms since the epoch); null before. */
  readonly declaredAtMs: number | null;
  /** Becomes, with the amount, the idempotency key of the payment being requested, until it is known to exist. */
  readonly paymentKey: string | null;
  /** Why the buyer is on this step. */
  readonly notice: NoticeCode | null;
  /** The choice that is missing on this step. */
  readonly stepError: string | null;
  readonly fieldErrors: FieldErrors;
  /** The last call that failed, shown where it was made. */
  readonly failure: Failure | null;
}

/** With the home and the unit of the URL, if it contains them. */
export interface ContributionInput extends NamedUnit {
  readonly userId: string;
  readonly wantedStep: Step;
  readonly termsVersion: string;
  /** This buyer's saved flow, if there is one. */
  readonly saved: SavedFlow | null;
}

const NO_INPUTS: CalculatorInputs = {
  ageYears: null,
  salaryKobo: null,
  rsaBalanceKobo: null,
  durationMonths: null,
};

/** A new flow for a home, with nothing chosen. */
export const freshContext = ({
  userId,
  wantedStep,
  termsVersion,
  propertyId,
}: Omit<ContributionInput, 'apartmentId' | 'saved'>): ContributionContext => ({
  userId,
  wantedStep,
  termsVersion,
  propertyId,
  property: null,
  buildingId: null,
  apartmentId: null,
  plan: null,
  inputs: NO_INPUTS,
  result: null,
  agreement: null,
  contributionId: null,
  contribution: null,
  payment: null,
  declaredAtMs: null,
  paymentKey: null,
  notice: null,
  stepError: null,
  fieldErrors: {},
  failure: null,
});

/** Restores the saved flow, unless it belongs to another buyer or the URL names another home or unit. */
export function initialContext(input: ContributionInput): ContributionContext {
  const { userId, propertyId, apartmentId, saved } = input;
  const fresh = freshContext(input);
  const fits = saved?.userId === userId && (propertyId === null || propertyId === saved.propertyId);
  if (!saved || !fits) return withWantedUnit(fresh, apartmentId);
  const { version: _, ...kept } = saved;
  return withWantedUnit({ ...fresh, ...kept }, apartmentId);
}

/**
 * Selects the unit of the URL, and drops the notice, which was about another unit. The block is known only after the home
 * is loaded.
 */
export const withWantedUnit = (
  context: ContributionContext,
  apartmentId: string | null,
): ContributionContext =>
  apartmentId === null || apartmentId === context.apartmentId
    ? context
    : { ...context, apartmentId, buildingId: null, notice: null };
