import * as z from 'zod/mini';
import { DOCUMENT_FORMATS, DOCUMENT_KINDS, parseDocumentCode } from '#domain/documents.ts';
import { PLANS } from '#domain/plans/plans.ts';
import { target } from './contributions.ts';
import { success } from './envelope.ts';
import { amount, date, id, limit, page, positiveAmount, queryFilter, timestamp } from './scalars.ts';

/** Present for terms that a change replaced: they applied in their time, so they are not a mistake. */
const isEarlierTerms = z.optional(z.literal(true));

/** Present for the terms in force and the receipts of a plan that was left. */
const isPlanLeft = z.optional(z.literal(true));

export const document = z.object({
  id,
  kind: z.enum(DOCUMENT_KINDS),
  /** `AL-2026-000012` */
  number: z.string(),
  /** For public verification at `/verify`. */
  code: z.string(),
  /** Null for a statement. */
  contribution_id: z.nullable(id),
  payment_id: z.nullable(id),
  /** The month of a statement: `2026-11`. */
  month: z.nullable(z.string()),
  /** The home with its unit; null for a statement. */
  unit_name: z.nullable(z.string()),
  /** What a receipt is for; absent for other kinds. */
  amount: z.optional(positiveAmount),
  issued_at: timestamp,
  voided_at: z.nullable(timestamp),
  /** The number of the document that replaced it. */
  replaced_by: z.nullable(z.string()),
  is_earlier_terms: isEarlierTerms,
  is_plan_left: isPlanLeft,
  formats: z.array(z.enum(DOCUMENT_FORMATS)),
});

export const documentsQuery = z.object({
  contribution_id: queryFilter(id),
  kind: queryFilter(z.enum(DOCUMENT_KINDS, 'Choose a kind of document.')),
  limit,
  page,
});
export const documentsResponse = success(
  z.object({ documents: z.array(document), total: z.int(), total_pages: z.int() }),
);

/** The content of an allocation letter at the time of issue. */
export const letter = z.object({
  holder_name: z.string(),
  home: z.string(),
  unit: z.string(),
  address: z.string(),
  issued_on: date,
  price: positiveAmount,
  plan: z.enum(PLANS),
  duration_months: z.int(),
  target_name: target.shape.name,
  target_amount: positiveAmount,
  paid: positiveAmount,
  equity: positiveAmount,
  rsa_share: amount,
  mortgage: amount,
});
export const letterResponse = success(z.object({ document, letter }));

export const documentParams = z.object({ id });
export const documentFileQuery = z.object({
  format: z._default(z.enum(DOCUMENT_FORMATS, 'Choose pdf or csv.'), 'pdf'),
});

/** A typed or scanned code. */
export const verificationParams = z.object({
  code: z.pipe(
    z.transform((typed: unknown) => (typeof typed === 'string' ? parseDocumentCode(typed) : null)),
    z.string('This is not the code of a document.'),
  ),
});

/** The public facts of a document, without personal data. */
export const verification = z.object({
  kind: z.enum(DOCUMENT_KINDS),
  number: z.string(),
  code: z.string(),
  unit_name: z.nullable(z.string()),
  /** The month of a statement. */
  month: z.nullable(z.string()),
  issued_on: date,
  /** The day it was voided; null if valid. */
  voided_on: z.nullable(date),
  replaced_by: z.nullable(z.string()),
  is_earlier_terms: isEarlierTerms,
  is_plan_left: isPlanLeft,
  /** The last closed day of the ledger with its chain hash; null before the first. */
  books: z.nullable(z.object({ day: date, head: z.string() })),
});
export const verificationResponse = success(z.object({ document: verification }));
