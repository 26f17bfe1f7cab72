import type { Contribution, Payment } from '#api/calls/contributions.ts';
import type { PropertyDetail } from '#api/calls/properties.ts';
import type { Failure } from '#api/failure.ts';
import type { Kobo } from '#domain/money.ts';
import type { Plan, Quote } from '#domain/plans.ts';
import type { NoticeCode } from './contribution.notices.ts';
import type { SavedFlow } from './contribution.saved.ts';
import type { NamedUnit, Step } from './contribution.urls.ts';

/** What the buyer has typed into the calculator; null where a field is empty. */
export interface CalculatorInputs {
  readonly ageYears: number | null;
  readonly salaryKobo: Kobo | null;
  readonly rsaBalanceKobo: Kobo | null;
  readonly durationMonths: number | null;
}
export type CalculatorField = keyof CalculatorInputs;
export type FieldErrors = Readonly<Partial<Record<CalculatorField, string>>>;

/** The key under which a contribution is asked for, and exactly what was asked with it. */
interface Agreement {
  readonly key: string;
  readonly fingerprint: string;
}

export interface ContributionContext {
  readonly userId: string;
  /** The page that was asked for, until it is known whether it is allowed. */
  readonly wantedStep: Step;
  /** Of the terms that this page shows. */
  readonly termsVersion: string;
  readonly propertyId: string | null;
  readonly property: PropertyDetail | null;
  readonly buildingId: string | null;
  readonly apartmentId: string | null;
  readonly plan: Plan | null;
  readonly inputs: CalculatorInputs;
  /** What the calculator answers; null until a duration is chosen. */
  readonly result: Quote | null;
  readonly agreement: Agreement | null;
  /** Set while loading a saved flow, and kept beside `contribution`. */
  readonly contributionId: string | null;
  readonly contribution: Contribution | null;
  readonly payment: Payment | null;
  /** When the buyer said that the money is sent (ms since the epoch); null before. */
  readonly declaredAtMs: number | null;
  /** The idempotency key of the payment that is being asked for, until it is made. */
  readonly paymentKey: string | null;
  /** Why the buyer is on this step. */
  readonly notice: NoticeCode | null;
  /** What the buyer has yet to choose on this step. */
  readonly stepError: string | null;
  readonly fieldErrors: FieldErrors;
  /** The last call that failed, shown where it was made. */
  readonly failure: Failure | null;
}

/** Also the home and the unit that the address names, if it does. */
export interface ContributionInput extends NamedUnit {
  readonly userId: string;
  readonly wantedStep: Step;
  readonly termsVersion: string;
  /** What this buyer left behind, if it was kept. */
  readonly saved: SavedFlow | null;
}

const NO_INPUTS: CalculatorInputs = {
  ageYears: null,
  salaryKobo: null,
  rsaBalanceKobo: null,
  durationMonths: null,
};

/** A flow at its start for a home; nothing chosen yet. */
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

/** What was saved counts unless it is another buyer's, or the address names another home or unit. */
export function initialContext(input: ContributionInput): ContributionContext {
  const { userId, propertyId, apartmentId, saved } = input;
  const fresh = freshContext(input);
  const fits = saved?.userId === userId && (propertyId === null || propertyId === saved.propertyId);
  if (!saved || !fits) return withWantedUnit(fresh, apartmentId);
  const { version: _, ...kept } = saved;
  return withWantedUnit({ ...fresh, ...kept }, apartmentId);
}

/** The unit that the address names is chosen; its block is known once the home is. */
export const withWantedUnit = (
  context: ContributionContext,
  apartmentId: string | null,
): ContributionContext =>
  apartmentId === null || apartmentId === context.apartmentId
    ? context
    : { ...context, apartmentId, buildingId: null, agreement: null };
