import * as z from 'zod/mini';
import type { ContributionRequest } from '#api/calls/contributions.ts';
import { toCamel } from '#api/contract/case.ts';
import { contributionRequest } from '#api/contract/contributions.ts';
import { ERRORS } from '#api/contract/errors.ts';
import { isEligible } from '#domain/eligibility.ts';
import { ZERO_KOBO } from '#domain/money.ts';
import { type Quote, quote } from '#domain/plans.ts';
import type { CalculatorField, ContributionContext, FieldErrors } from './contribution.context.ts';

type Calculation = Pick<ContributionContext, 'property' | 'plan' | 'inputs'>;

/** The field of the calculator that each field of the request comes from. */
const FIELDS_OF_REQUEST: Readonly<Record<string, CalculatorField>> = {
  age: 'ageYears',
  salary: 'salaryKobo',
  rsaBalance: 'rsaBalanceKobo',
  durationMonths: 'durationMonths',
};

/** What the plan asks; null until a duration is chosen for a home that has a price. */
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

/** The rule that each field breaks, by the wire's own schema; empty when all are right. */
export function fieldErrorsOf({ property, plan, inputs }: Calculation): FieldErrors {
  const errors: Partial<Record<CalculatorField, string>> = {};
  const ageCheck = z.safeParse(age, inputs.ageYears);
  if (!ageCheck.success) errors.ageYears = firstMessage(ageCheck.error);
  if (inputs.salaryKobo === null) errors.salaryKobo = 'Enter your salary a month. Write 0 if you have none.';
  const durationCheck = z.safeParse(duration_months, inputs.durationMonths);
  if (!durationCheck.success) errors.durationMonths = firstMessage(durationCheck.error);
  else if (calculate({ property, plan, inputs })?.targetKobo === 0)
    errors.rsaBalanceKobo = ERRORS.nothing_to_contribute.message;
  return errors;
}

const firstMessage = (error: z.core.$ZodError): string => error.issues[0]?.message ?? 'Check this field.';

/** Whether the plan ends by the age that is allowed. Asked only of inputs that are otherwise right. */
export const isBuyerEligible = ({ ageYears, durationMonths }: ContributionContext['inputs']): boolean =>
  ageYears !== null && durationMonths !== null && isEligible(ageYears, durationMonths);

/** The server's field errors at the calculator's fields; those of other fields are left out. */
export function fieldErrorsFrom(fields: Readonly<Record<string, string>>): FieldErrors {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, message]) => {
      const field = FIELDS_OF_REQUEST[name];
      return field ? [[field, message]] : [];
    }),
  );
}

/**
 * What the buyer agrees to.
 * @throws when a step was left out: the machine asks only after all are done.
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
    }),
  );
}

/** The same request keeps its key, however often it is confirmed; another request takes the new one. */
export function agreementFor(context: ContributionContext, newKey: string) {
  const fingerprint = JSON.stringify(requestOf(context));
  return context.agreement?.fingerprint === fingerprint ? context.agreement : { key: newKey, fingerprint };
}
