import { letterTarget } from '#domain/documents.ts';
import type { Kobo } from '#domain/money.ts';
import { issueDocument, type Replacement } from '../../documents/issue.ts';
import type { Database } from '../../platform/db/database.ts';
import { type AgreedQuote, toAgreedQuote } from '../agreed-quote.ts';
import type { ContributionRow } from '../store.ts';
import { type IssuingDependencies, loadContributionFacts } from './issuing.ts';

/** The target whose fulfilment leads to the letter, if the sum meets it. */
export function metLetterTarget(quote: AgreedQuote, paidKobo: Kobo): AgreedQuote['targets'][number] | null {
  const target = letterTarget(quote.targets);
  return target && paidKobo >= target.amountKobo ? target : null;
}

interface LetterOf {
  readonly contributionId: string;
  readonly at: Date;
}

/**
 * Issues the allocation letter of a contribution. Returns null if its target is not met, or while the buyer's name is
 * new: the nightly sweep then issues it.
 * @throws a violation of `documents_letter_in_force_key` if it already has one.
 */
export async function issueLetter(
  issuing: IssuingDependencies,
  db: Database,
  { contributionId, at }: LetterOf,
  replacement?: Replacement,
): Promise<string | null> {
  const { row, userId, nameWaitMs, facts } = await loadContributionFacts(issuing, db, contributionId, at);
  const met = metLetterTarget(toAgreedQuote(row.contribution.agreedQuote), row.paidKobo);
  if (!met || nameWaitMs > 0) return null;
  const { id } = await issueDocument(
    { db, jobs: issuing.jobs },
    {
      subject: { kind: 'letter', contributionId },
      userId,
      facts: { ...facts, ...termsOf(row), targetName: met.name, targetAmount: met.amountKobo },
      at,
    },
    replacement,
  );
  return id;
}

function termsOf({ contribution, paidKobo }: ContributionRow) {
  const { rsaShareKobo, mortgageKobo } = toAgreedQuote(contribution.agreedQuote);
  return {
    price: contribution.priceKobo,
    plan: contribution.plan,
    durationMonths: contribution.durationMonths,
    agreedOn: contribution.agreedOn,
    paid: paidKobo,
    equity: contribution.targetKobo,
    rsaShare: rsaShareKobo,
    mortgage: mortgageKobo,
  };
}
