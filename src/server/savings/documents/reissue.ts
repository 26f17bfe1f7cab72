import { and, eq, gt } from 'drizzle-orm';
import { NAME_CHANGE_WAIT_MS } from '#domain/accounts/nameChange.ts';
import { DOCUMENT_TITLES, documentNumber } from '#domain/documents.ts';
import { durationText } from '#domain/quantities.ts';
import { readFacts } from '../../documents/facts/facts.ts';
import { type DocumentRow, issueDocument, type Replacement } from '../../documents/issue.ts';
import { issuedBy } from '../../documents/issuer.ts';
import { notify } from '../../messages/audience.ts';
import type { Sending } from '../../messages/send.ts';
import { documentReplacedCopy } from '../../messages/templates/account.ts';
import { OperationError } from '../../platform/command.ts';
import type { Database } from '../../platform/db/database.ts';
import { contributionRevisions } from '../../platform/db/schema/changes.ts';
import { contributions } from '../../platform/db/schema/contributions.ts';
import { documents } from '../../platform/db/schema/documents.ts';
import { issueLetter } from './issue-letter.ts';
import { issueReceipt } from './issue-receipt.ts';
import { issueStatement } from './issue-statement.ts';
import { holderOf, type IssuingDependencies, loadContributionFacts } from './issuing.ts';

interface Reissue {
  readonly old: DocumentRow;
  readonly replacement: Replacement;
  readonly at: Date;
}

/**
 * Replaces a voided document with one from the current books and profile, and tells the buyer. Terms keep their text;
 * receipts and statements from before a change of plan keep what they say of home and plan.
 * Returns its id.
 * @throws OperationError if the document is no longer due, or a letter not yet because its holder's name is new.
 */
export async function reissueDocument(
  issuing: IssuingDependencies & Sending,
  db: Database,
  reissue: Reissue,
): Promise<string> {
  const { old, replacement, at } = reissue;
  const { kind, contributionId, paymentId, month, userId } = old;
  const issued = await {
    letter: () => contributionId && issueLetter(issuing, db, { contributionId, at }, replacement),
    receipt: async () =>
      contributionId &&
      paymentId &&
      ((await isChangedSince(db, old))
        ? issueReceiptAgain(issuing, db, { ...reissue, contributionId, paymentId })
        : issueReceipt(issuing, db, { paymentId, at }, replacement)),
    statement: async () =>
      month &&
      ((await isChangedSince(db, old))
        ? issueStatementAgain(issuing, db, { ...reissue, month })
        : issueStatement(issuing, db, { userId, month, at }, replacement)),
    terms: () => contributionId && issueTermsAgain(issuing, db, { ...reissue, contributionId }),
  }[kind]();
  if (!issued)
    throw new OperationError(
      "There is nothing to issue in its place: its target is not met, or its holder's name was changed less than " +
        `${durationText(NAME_CHANGE_WAIT_MS)} ago.`,
    );
  await notifyHolder(issuing, db, { old, id: issued });
  return issued;
}

async function notifyHolder(
  sending: Sending,
  db: Database,
  { old, id }: { readonly old: DocumentRow; readonly id: string },
): Promise<void> {
  const { kind, year, serial, userId } = old;
  const [issued] = await db.select().from(documents).where(eq(documents.id, id));
  if (!issued) throw new Error(`There is no document ${id}`);
  await notify(sending, db, {
    kind: 'document_replaced',
    copy: documentReplacedCopy({
      title: DOCUMENT_TITLES[kind],
      number: documentNumber(kind, year, serial),
      replacement: documentNumber(kind, issued.year, issued.serial),
    }),
    userId,
    key: `document-replaced:${id}`,
  });
}

/**
 * Whether the plan of a receipt, or any plan of a statement's buyer, was changed after the document was issued: the books
 * name what it is now.
 */
async function isChangedSince(
  db: Database,
  { userId, contributionId, issuedAt }: DocumentRow,
): Promise<boolean> {
  const [changed] = await db
    .select({ id: contributionRevisions.id })
    .from(contributionRevisions)
    .innerJoin(contributions, eq(contributions.id, contributionRevisions.contributionId))
    .where(
      and(
        eq(contributions.userId, userId),
        contributionId === null ? undefined : eq(contributions.id, contributionId),
        gt(contributionRevisions.createdAt, issuedAt),
      ),
    )
    .limit(1);
  return changed !== undefined;
}

async function issueReceiptAgain(
  issuing: IssuingDependencies,
  db: Database,
  { old, replacement, at, ...of }: Reissue & { readonly contributionId: string; readonly paymentId: string },
): Promise<string> {
  const { userId } = old;
  const facts = { ...readFacts('receipt', old), ...(await issuedToday(issuing, db, userId, at)) };
  const document = { subject: { kind: 'receipt', ...of }, userId, facts, at } as const;
  return (await issueDocument({ db, jobs: issuing.jobs }, document, replacement)).id;
}

async function issueStatementAgain(
  issuing: IssuingDependencies,
  db: Database,
  { old, replacement, at, month }: Reissue & { readonly month: string },
): Promise<string> {
  const { userId } = old;
  const facts = { ...readFacts('statement', old), ...(await issuedToday(issuing, db, userId, at)) };
  const document = { subject: { kind: 'statement', month }, userId, facts, at } as const;
  return (await issueDocument({ db, jobs: issuing.jobs }, document, replacement)).id;
}

const issuedToday = async ({ settings }: IssuingDependencies, db: Database, userId: string, at: Date) => ({
  ...issuedBy(settings, at),
  holderName: (await holderOf(db, userId)).name,
});

async function issueTermsAgain(
  issuing: IssuingDependencies,
  db: Database,
  { old, contributionId, replacement, at }: Reissue & { readonly contributionId: string },
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
