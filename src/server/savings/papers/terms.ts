import type { Quote } from '#domain/plans.ts';
import { termsFacts } from '#domain/terms/agreement.ts';
import { terms } from '#domain/terms/generalTerms.ts';
import { issueDocument } from '../../documents/issue.ts';
import type { Database } from '../../platform/db/database.ts';
import { aboutContribution, type Issuing } from './issuing.ts';

interface Agreed {
  readonly contributionId: string;
  readonly quote: Quote;
  readonly at: Date;
}

/** Keeps the terms of a contribution that was just agreed to: the words that the buyer read, and the product's own. */
export async function issueTerms(
  issuing: Issuing,
  db: Database,
  { contributionId, quote, at }: Agreed,
): Promise<void> {
  const { row, userId, facts } = await aboutContribution(issuing, db, contributionId, at);
  const { settings, jobs } = issuing;
  const unitName = `${facts.home}, ${facts.unit}`;
  const agreement = termsFacts({ result: quote, unitName, agreedAt: at, holds: settings });
  await issueDocument(
    { db, jobs },
    {
      subject: { kind: 'terms', contributionId },
      userId,
      facts: {
        ...facts,
        version: row.contribution.termsVersion,
        agreedAt: at.toISOString(),
        agreement: agreement.map(({ title, detail }) => ({ title, text: detail })),
        general: [...terms(settings)],
      },
      at,
    },
  );
}
