import { type Kobo, subtractKobo } from '#domain/money.ts';
import type { Database } from '../../platform/db/database.ts';
import { toAgreedQuote } from '../agreed-quote.ts';
import type { OpenContribution } from '../transitions.ts';
import { issueLetter, metLetterTarget } from './issue-letter.ts';
import { issueReceipt } from './issue-receipt.ts';
import type { IssuingDependencies } from './issuing.ts';

interface Received {
  readonly contribution: Pick<OpenContribution, 'id' | 'agreedQuote'>;
  readonly payment: { readonly id: string; readonly amountKobo: Kobo };
  /** The total paid so far, this payment included. */
  readonly paidKobo: Kobo;
  readonly at: Date;
}

/** Issues a payment's receipt, in its transaction, and the letter if this payment meets the target. */
export async function issuePaymentDocuments(
  issuing: IssuingDependencies,
  db: Database,
  { contribution, payment, paidKobo, at }: Received,
): Promise<void> {
  await issueReceipt(issuing, db, { paymentId: payment.id, at });
  const agreed = toAgreedQuote(contribution.agreedQuote);
  const wasMet = metLetterTarget(agreed, subtractKobo(paidKobo, payment.amountKobo)) !== null;
  if (!wasMet && metLetterTarget(agreed, paidKobo) !== null)
    await issueLetter(issuing, db, { contributionId: contribution.id, at });
}
