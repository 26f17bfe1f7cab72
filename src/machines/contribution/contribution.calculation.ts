import * as z from 'zod/mini';
import type { ContributionRequest } from '#api/calls/contributions.ts';
import { toCamel } from '#api/contract/case.ts';
import { contributionRequest } from '#api/contract/contributions.ts';
import { ERRORS } from '#api/contract/errors.ts';
import { ZERO_KOBO } from '#domain/money.ts';
import { isEligible } from '#domain/plans/eligibility.ts';
import { isTargetEnough, type Quote, quote } from '#domain/plans/plans.ts';
import type { CalculatorField, ContributionContext, FieldErrors } from './contribution.context.ts';

type Calculation = Pick<ContributionContext, 'property' | 'plan' | 'inputs'>;

/** Maps each field of the request to the calculator's field. */
const FIELDS_OF_REQUEST: Readonly<Record<string, CalculatorField>> = {
  age: 'ageYears',
  salary: 'salaryKobo',
  rsaBalance: 'rsaBalanceKobo',
  durationMonths: 'durationMonths',
};

/** The plan's quote; null until a duration is chosen for a home with a price. */
export function calculate({ property, plan, inputs }: Calculation): Quote | null {
  if (!property || !plan || inputs.durationMonths === null) return null;
  return quote({
    plan,
    priceKobo: property.price,
    durationMonths: inputs.durationMonths,
    rsaBalanceKobo: inputs.rsaBalanceKobo ?? ZERO_KOBO,
  });
}

const { age, duration_months } = contributionRequest.shape;

/** The validation error of each field, from the API's own schema; empty if all are valid. */
export function fieldErrorsOf({ property, plan, inputs }: Calculation): FieldErrors {
  const errors: Partial<Record<CalculatorField, string>> = {};
  const ageCheck = z.safeParse(age, inputs.ageYears);
  if (!ageCheck.success) errors.ageYears = firstMessage(ageCheck.error);
  if (inputs.salaryKobo === null) errors.salaryKobo = 'Enter your salary a month. Write 0 if you have none.';
  const durationCheck = z.safeParse(duration_months, inputs.durationMonths);
  if (!durationCheck.success) errors.durationMonths = firstMessage(durationCheck.error);
  const quoted = durationCheck.success ? calculate({ property, plan, inputs }) : null;
  if (quoted && !isTargetEnough(quoted)) errors.rsaBalanceKobo = ERRORS.nothing_to_contribute.message;
  return errors;
}

const firstMessage = (error: z.core.$ZodError): string => error.issues[0]?.message ?? 'Check this field.';

/** Whether the plan ends by the maximum age. Called only with otherwise valid inputs. */
export const isBuyerEligible = ({ ageYears, durationMonths }: ContributionContext['inputs']): boolean =>
  ageYears !== null && durationMonths !== null && isEligible(ageYears, durationMonths);

/** Maps the server's field errors to the calculator's fields and drops errors of other fields. */
export function mapServerFieldErrors(fields: Readonly<Record<string, string>>): FieldErrors {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, message]) => {
      const field = FIELDS_OF_REQUEST[name];
      return field ? [[field, message]] : [];
    }),
  );
}

/**
 * The contribution that the buyer agrees to.
 * @throws if a step was skipped; the machine calls it only after all steps.
 */
export function requestOf(context: ContributionContext): ContributionRequest {
  const { inputs } = context;
  return toCamel(
    z.parse(contributionRequest, {
      property_id: context.propertyId,
      apartment_id: context.apartmentId,
      plan: context.plan,
      duration_months: inputs.durationMonths,
      age: inputs.ageYears,
      salary: inputs.salaryKobo,
      rsa_balance: inputs.rsaBalanceKobo ?? 0,
      terms_version: context.termsVersion,
      price: context.property?.price,
    }),
  );
}

/** The same request keeps its idempotency key across confirmations; a changed request takes the new key. */
export function agreementFor(context: ContributionContext, newKey: string) {
  const fingerprint = JSON.stringify(requestOf(context));
  return context.agreement?.fingerprint === fingerprint ? context.agreement : { key: newKey, fingerprint };
}
