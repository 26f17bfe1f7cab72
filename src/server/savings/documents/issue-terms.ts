import { eq } from 'drizzle-orm';
import { agreementFormulas } from '#domain/explanations/agreementFormulas.ts';
import type { Quote } from '#domain/plans/plans.ts';
import { type RevisionKind, revisionTitle } from '#domain/plans/revisions.ts';
import { agreementFacts } from '#domain/terms/agreement.ts';
import type { Clause } from '#domain/terms/clause.ts';
import { terms } from '#domain/terms/generalTerms.ts';
import { kinClause } from '#domain/terms/nextOfKin.ts';
import { revisedClauses } from '#domain/terms/revision.ts';
import { readFacts } from '../../documents/facts/facts.ts';
import { issueDocument } from '../../documents/issue.ts';
import { supersede } from '../../documents/void.ts';
import type { Database } from '../../platform/db/database.ts';
import { documents } from '../../platform/db/schema/documents.ts';
import { users } from '../../platform/db/schema/users.ts';
import { toAgreedQuote } from '../agreed-quote.ts';
import { positionOf } from '../position.ts';
import type { ContributionRow } from '../store.ts';
import { toAgreed } from './agreed.ts';
import { type IssuingDependencies, loadContributionFacts } from './issuing.ts';

interface Agreed {
  readonly contributionId: string;
  readonly quote: Quote;
  /** Whether the wallet made the first payment with the agreement. */
  readonly isPaidAtOnce: boolean;
  readonly at: Date;
}

/** Issues the terms document of a new contribution, with the exact text shown to the buyer. */
export async function issueTerms(
  issuing: IssuingDependencies,
  db: Database,
  { contributionId, quote, isPaidAtOnce, at }: Agreed,
): Promise<void> {
  const { row, userId, facts } = await loadContributionFacts(issuing, db, contributionId, at);
  const { settings, jobs } = issuing;
  const unitName = `${facts.home}, ${facts.unit}`;
  const agreement = agreementFacts({ result: quote, unitName, agreedAt: at, isPaidAtOnce, settings });
  await issueDocument(
    { db, jobs },
    {
      subject: { kind: 'terms', contributionId },
      userId,
      facts: {
        ...facts,
        version: row.contribution.termsVersion,
        agreedAt: at.toISOString(),
        agreement: [
          ...agreement.map(({ title, detail }) => ({ title, text: detail })),
          await nextOfKinClause(db, userId),
        ],
        formulas: formulasOf(row),
        general: [...terms(settings)],
      },
      at,
    },
  );
}

interface Revision {
  readonly contributionId: string;
  readonly kind: RevisionKind;
  readonly isOtherProperty: boolean;
  readonly at: Date;
}

/**
 * Issues a terms document for changed terms. It names the previous one, which stays available. The general terms are those
 * that the buyer agreed to; only `pay_rest`, a new agreement, uses the current ones.
 */
export async function issueRevisedTerms(
  issuing: IssuingDependencies,
  db: Database,
  { contributionId, kind, isOtherProperty, at }: Revision,
): Promise<void> {
  const { row, userId, facts } = await loadContributionFacts(issuing, db, contributionId, at);
  const { contribution, paidKobo } = row;
  const reason = `Change ${contribution.revision}: ${revisionTitle(kind, isOtherProperty)}`;
  const replacement = await supersede(db, { contributionId, kind: 'terms', actor: 'The buyer', reason, at });
  const before = replacement && (await termsNamed(db, replacement.replacesId));
  const agreement = revisedClauses({
    position: positionOf(contribution, paidKobo),
    kind,
    isOtherProperty,
    number: contribution.revision,
    unitName: `${facts.home}, ${facts.unit}`,
  });
  const general = before && kind !== 'pay_rest' ? before.general : [...terms(issuing.settings)];
  await issueDocument(
    { db, jobs: issuing.jobs },
    {
      subject: { kind: 'terms', contributionId },
      userId,
      facts: {
        ...facts,
        version: contribution.termsVersion,
        agreedAt: at.toISOString(),
        agreement: [...agreement, await nextOfKinClause(db, userId)],
        formulas: formulasOf(row),
        general,
      },
      at,
    },
    replacement,
  );
}

/** How the amounts of the agreement are calculated, of its terms as they are now. */
const formulasOf = ({ contribution, paidKobo }: ContributionRow): string[] =>
  agreementFormulas(toAgreed(contribution, paidKobo), {
    ...toAgreedQuote(contribution.agreedQuote),
    targetKobo: contribution.targetKobo,
  });

async function termsNamed(db: Database, id: string) {
  const [document] = await db.select().from(documents).where(eq(documents.id, id));
  return document && readFacts('terms', document);
}

/** A buyer's current next of kin, for the terms document. Excludes the phone number, which only the profile has. */
async function nextOfKinClause(db: Database, userId: string): Promise<Clause> {
  const [person] = await db
    .select({ name: users.kinName, relation: users.kinRelation })
    .from(users)
    .where(eq(users.id, userId));
  const { name = null, relation = null } = person ?? {};
  const kin = name === null || relation === null ? null : { name, relation };
  return kinClause(kin);
}
