import { NAME_CHANGE_WAIT_MS } from '#domain/accounts/nameChange.ts';
import { durationText } from '#domain/quantities.ts';
import { readFacts } from '../../documents/facts/facts.ts';
import { type DocumentRow, issueDocument, type Replacement } from '../../documents/issue.ts';
import { OperationError } from '../../platform/command.ts';
import type { Database } from '../../platform/db/database.ts';
import { issueLetter } from './issue-letter.ts';
import { issueReceipt } from './issue-receipt.ts';
import { issueStatement } from './issue-statement.ts';
import { type IssuingDependencies, loadContributionFacts } from './issuing.ts';

/**
 * Replaces a voided document with one from the current books and profile; terms keep their text.
 * Returns its id.
 * @throws OperationError if the document is no longer due, or a letter not yet because its holder's name is new.
 */
export async function reissueDocument(
  issuing: IssuingDependencies,
  db: Database,
  { old, replacement, at }: { old: DocumentRow; replacement: Replacement; at: Date },
): Promise<string> {
  const { kind, contributionId, paymentId, month, userId } = old;
  const issued = await {
    letter: () => contributionId && issueLetter(issuing, db, { contributionId, at }, replacement),
    receipt: () => paymentId && issueReceipt(issuing, db, { paymentId, at }, replacement),
    statement: () => month && issueStatement(issuing, db, { userId, month, at }, replacement),
    terms: () => contributionId && issueTermsAgain(issuing, db, { old, contributionId, replacement, at }),
  }[kind]();
  if (!issued)
    throw new OperationError(
      "There is nothing to issue in its place: its target is not met, or its holder's name was changed less than " +
        `${durationText(NAME_CHANGE_WAIT_MS)} ago.`,
    );
  return issued;
}

async function issueTermsAgain(
  issuing: IssuingDependencies,
  db: Database,
  {
    old,
    contributionId,
    replacement,
    at,
  }: { old: DocumentRow; contributionId: string; replacement: Replacement; at: Date },
): Promise<string> {
  const { userId, facts } = await loadContributionFacts(issuing, db, contributionId, at);
  const { version, agreedAt, agreement, formulas, general } = readFacts('terms', old);
  const { id } = await issueDocument(
    { db, jobs: issuing.jobs },
    {
      subject: { kind: 'terms', contributionId },
      userId,
      facts: { ...facts, version, agreedAt, agreement, ...(formulas && { formulas }), general },
      at,
    },
    replacement,
  );
  return id;
}
