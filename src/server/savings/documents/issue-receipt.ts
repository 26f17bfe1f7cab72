import { and, eq, lte, sql } from 'drizzle-orm';
import { explainPaid } from '#domain/explanations/paidInstalments.ts';
import { type Kobo, kobo, subtractKobo } from '#domain/money.ts';
import { issueDocument, type Replacement } from '../../documents/issue.ts';
import { type Database, queryRow } from '../../platform/db/database.ts';
import { payments } from '../../platform/db/schema/contributions.ts';
import { agreedInstalments } from '../agreed-quote.ts';
import type { PaymentRow } from '../store.ts';
import { type IssuingDependencies, loadContributionFacts } from './issuing.ts';

interface ReceiptOf {
  readonly paymentId: string;
  readonly at: Date;
}

/**
 * Issues the receipt of a received payment.
 * @throws a violation of `documents_receipt_in_force_key` if it already has one.
 */
export async function issueReceipt(
  issuing: IssuingDependencies,
  db: Database,
  { paymentId, at }: ReceiptOf,
  replacement?: Replacement,
): Promise<string> {
  const [payment] = await db.select().from(payments).where(eq(payments.id, paymentId));
  if (!payment?.receivedAt) throw new Error(`The payment ${paymentId} is not received`);
  const { contributionId, amountKobo, reference, receivedAt } = payment;
  const { row, userId, facts } = await loadContributionFacts(issuing, db, contributionId, at);
  const paidKobo = await paidBy(db, payment);
  const { lines, sum } = explainPaid(agreedInstalments(row.contribution), {
    beforeKobo: subtractKobo(paidKobo, amountKobo),
    amountKobo,
  });
  const { id } = await issueDocument(
    { db, jobs: issuing.jobs },
    {
      subject: { kind: 'receipt', contributionId, paymentId },
      userId,
      facts: {
        ...facts,
        amount: amountKobo,
        reference,
        receivedAt: receivedAt.toISOString(),
        plan: row.contribution.plan,
        paid: paidKobo,
        equity: row.contribution.targetKobo,
        pays: lines.map(({ name, count, eachKobo, amountKobo: amount }) => ({
          name,
          count,
          each: eachKobo,
          amount,
        })),
        formula: sum.formula,
      },
      at,
    },
    replacement,
  );
  return id;
}

/** The total received for a contribution up to and including a payment. Payments at the same time are ordered by id. */
export async function paidBy(
  db: Database,
  { id, contributionId, receivedAt }: Pick<PaymentRow, 'id' | 'contributionId' | 'receivedAt'>,
): Promise<Kobo> {
  const isUpTo = and(
    eq(payments.contributionId, contributionId),
    eq(payments.status, 'received'),
    lte(
      sql`(${payments.receivedAt}, ${payments.id})`,
      sql`(${receivedAt?.toISOString()}::timestamptz, ${id}::uuid)`,
    ),
  );
  const { sum } = await queryRow<{ sum: string }>(
    db,
    sql`select coalesce(sum(${payments.amountKobo}), 0) as sum from ${payments} where ${isUpTo}`,
  );
  return kobo(Number(sum));
}
