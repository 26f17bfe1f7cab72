import { eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Camel } from '#api/contract/case.ts';
import type { contributionRequest } from '#api/contract/contributions.ts';
import { lagosDate } from '#domain/dates.ts';
import { firstDueDay } from '#domain/listings/holds.ts';
import { isEligible } from '#domain/plans/eligibility.ts';
import { isTargetEnough, quote } from '#domain/plans/plans.ts';
import { termsVersion } from '#domain/terms/termsVersion.ts';
import { openAccount } from '../money/ledger/ledger.ts';
import { lockWallet } from '../money/wallet/store.ts';
import type { Database } from '../platform/db/database.ts';
import { contributions } from '../platform/db/schema/contributions.ts';
import { apartments, properties } from '../platform/db/schema/properties.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { limitPerDay } from '../platform/http/day-limits.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { toAgreedQuote } from './agreed-quote.ts';
import { insertAwaiting } from './awaiting-payments.ts';
import { issueTerms } from './documents/issue-terms.ts';
import { holdUnit, rejectUnavailableUnit } from './holds.ts';
import { payIfCovered } from './pay.ts';
import { lockOpenContribution } from './transitions.ts';

export type ContributionRequest = Camel<z.output<typeof contributionRequest>>;

/**
 * Starts a contribution: holds the unit, quotes the plan from the stored price and awaits the first instalment. On Plans
 * A and B, which start now, the wallet pays that immediately if its balance covers it. The buyer must have a wallet.
 * Returns the contribution's id.
 * @throws HttpError `terms_outdated`, `not_found`, `listing_withdrawn`, `unit_not_of_property`, `figures_outdated`,
 * `not_eligible`, `nothing_to_contribute`, `too_many_requests`, `unit_taken`, `unit_already_yours` or `too_many_holds`.
 */
export async function createContribution(
  dependencies: Pick<Dependencies, 'jobs' | 'now' | 'settings'>,
  db: Database,
  { userId, ...request }: ContributionRequest & { userId: string },
): Promise<string> {
  if (request.termsVersion !== termsVersion(dependencies.settings)) throw new HttpError('terms_outdated');
  const priceKobo = await priceOf(db, request);
  if (request.price !== undefined && request.price !== priceKobo) throw new HttpError('figures_outdated');
  if (!isEligible(request.age, request.durationMonths)) throw new HttpError('not_eligible');
  const quoted = quote({
    plan: request.plan,
    priceKobo,
    durationMonths: request.durationMonths,
    rsaBalanceKobo: request.rsaBalance,
  });
  if (!isTargetEnough(quoted)) throw new HttpError('nothing_to_contribute');

  const wallet = await lockWallet(db, userId);
  const at = dependencies.now();
  if (!wallet) throw new Error(`The user ${userId} has no wallet`);
  await limitPerDay(db, { userId, kind: 'agreement', at });
  const { apartmentId, plan } = request;
  const holdExpiresAt = await holdUnit(db, dependencies.settings, { userId, apartmentId, plan, at });
  const values = {
    userId,
    propertyId: request.propertyId,
    apartmentId,
    ledgerAccountId: await openAccount(db, 'contribution'),
    plan,
    priceKobo,
    targetKobo: quoted.targetKobo,
    agreedQuote: toAgreedQuote(quoted),
    durationMonths: request.durationMonths,
    ageYears: request.age,
    salaryKobo: request.salary,
    rsaBalanceKobo: request.rsaBalance,
    exitFeeBps: dependencies.settings.exitFeeBps,
    termsVersion: request.termsVersion,
    agreedOn: lagosDate(at),
    firstDueOn: firstDueDay(request.plan, at, dependencies.settings),
    holdExpiresAt,
    createdAt: at,
  };
  const [created] = await db
    .insert(contributions)
    .values(values)
    .returning({ id: contributions.id })
    .catch(rejectUnavailableUnit);
  if (!created) throw new Error('The contribution was not written');
  const [amountKobo] = quoted.instalmentsKobo;
  if (amountKobo === undefined) throw new Error('The quote has no instalment');
  const payment = await insertAwaiting(db, {
    contributionId: created.id,
    userId,
    amountKobo,
    at,
    lapseMs: dependencies.settings.paymentLapseMs,
    holdExpiresAt,
  });
  const contribution = await lockOpenContribution(db, created.id);
  const isPaidAtOnce =
    contribution !== null &&
    quoted.checkoutKobo > 0 &&
    (await payIfCovered(db, { wallet, contribution, payment, at, issuing: dependencies }));
  await issueTerms(dependencies, db, { contributionId: created.id, quote: quoted, isPaidAtOnce, at });
  return created.id;
}

async function priceOf(db: Database, { propertyId, apartmentId }: ContributionRequest) {
  const [property] = await db
    .select({ priceKobo: properties.priceKobo, withdrawnAt: properties.withdrawnAt })
    .from(properties)
    .where(eq(properties.id, propertyId));
  const [apartment] = await db
    .select({ propertyId: apartments.propertyId })
    .from(apartments)
    .where(eq(apartments.id, apartmentId));
  if (!property || !apartment) throw new HttpError('not_found');
  if (apartment.propertyId !== propertyId) throw new HttpError('unit_not_of_property');
  if (property.withdrawnAt !== null) throw new HttpError('listing_withdrawn');
  return property.priceKobo;
}
