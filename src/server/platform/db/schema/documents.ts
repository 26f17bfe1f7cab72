import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { CODE_PATTERN, DOCUMENT_FORMATS, DOCUMENT_KINDS } from '#domain/documents.ts';
import { bytes, createdAt, id, isOneOf, matches, moment } from './columns.ts';
import { contributions, payments } from './contributions.ts';
import { users } from './users.ts';

/** The last serial per kind and year. The row stays locked until the new document commits, so there are no gaps. */
export const documentCounters = pgTable(
  'document_counters',
  {
    kind: text({ enum: DOCUMENT_KINDS }).notNull(),
    year: integer().notNull(),
    last: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.year] }),
    check('document_counters_kind_known', isOneOf(table.kind, DOCUMENT_KINDS)),
  ],
);

/** Issued documents. A trigger rejects every change except voiding a document once. */
export const documents = pgTable(
  'documents',
  {
    id: id(),
    kind: text({ enum: DOCUMENT_KINDS }).notNull(),
    year: integer().notNull(),
    serial: integer().notNull(),
    /** The verification code, with which anyone can check the document. */
    code: text().notNull().unique('documents_code_key'),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    /** Null for a statement, which covers all of a buyer's money. */
    contributionId: uuid(),
    /** Only of receipts. */
    paymentId: uuid().references(() => payments.id),
    /** Only of statements, like `2026-11`. */
    month: text(),
    /** Everything printed on the document, parsed by `documents/facts`. */
    facts: jsonb().notNull(),
    /** SHA-256 of the facts, in hexadecimal. */
    factsHash: text().notNull(),
    issuedAt: moment().notNull(),
    /** The voided document that this one replaces. */
    replacesId: uuid()
      .references((): AnyPgColumn => documents.id)
      .unique('documents_replaces_key'),
    voidedAt: moment(),
    /** The replacement, if any. The foreign key is deferred, because the replacement is inserted after the old one is voided. */
    voidedById: uuid().references((): AnyPgColumn => documents.id),
    voidReason: text(),
    /** The operator who voided it. */
    voidActor: text(),
  },
  (table) => [
    foreignKey({
      name: 'documents_of_the_buyer',
      columns: [table.contributionId, table.userId],
      foreignColumns: [contributions.id, contributions.userId],
    }),
    uniqueIndex('documents_number_key').on(table.kind, table.year, table.serial),
    uniqueIndex('documents_letter_in_force_key')
      .on(table.contributionId)
      .where(sql`${table.kind} = 'letter' and ${table.voidedAt} is null`),
    uniqueIndex('documents_terms_in_force_key')
      .on(table.contributionId)
      .where(sql`${table.kind} = 'terms' and ${table.voidedAt} is null`),
    uniqueIndex('documents_receipt_in_force_key')
      .on(table.paymentId)
      .where(sql`${table.kind} = 'receipt' and ${table.voidedAt} is null`),
    uniqueIndex('documents_statement_in_force_key')
      .on(table.userId, table.month)
      .where(sql`${table.kind} = 'statement' and ${table.voidedAt} is null`),
    index('documents_user_idx').on(table.userId, table.issuedAt),
    index('documents_contribution_idx').on(table.contributionId, table.issuedAt),
    check('documents_kind_known', isOneOf(table.kind, DOCUMENT_KINDS)),
    check('documents_serial_positive', sql`${table.serial} > 0`),
    check('documents_code_form', matches(table.code, CODE_PATTERN)),
    check('documents_facts_hash_form', matches(table.factsHash, '^[0-9a-f]{64}$')),
    check('documents_month_form', matches(table.month, '^[0-9]{4}-(0[1-9]|1[0-2])$')),
    check(
      'documents_payment_of_receipt',
      sql`(${table.kind} = 'receipt') = (${table.paymentId} is not null)`,
    ),
    check('documents_month_of_statement', sql`(${table.kind} = 'statement') = (${table.month} is not null)`),
    check(
      'documents_contribution_unless_statement',
      sql`(${table.kind} <> 'statement') = (${table.contributionId} is not null)`,
    ),
    check(
      'documents_void_is_whole',
      sql`(${table.voidedAt} is not null) = (coalesce(length(${table.voidReason}), 0) > 0 and coalesce(length(${table.voidActor}), 0) > 0)
        and (${table.voidedById} is null or ${table.voidedAt} is not null)`,
    ),
  ],
);

/** A document's file, rendered once from its facts and stored, because later code may render it differently. */
export const documentFiles = pgTable(
  'document_files',
  {
    documentId: uuid()
      .notNull()
      .references(() => documents.id),
    format: text({ enum: DOCUMENT_FORMATS }).notNull(),
    /** SHA-256 of the content, in hexadecimal. */
    hash: text().notNull(),
    content: bytes().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.documentId, table.format] }),
    check('document_files_format_known', isOneOf(table.format, DOCUMENT_FORMATS)),
    check('document_files_hash_matches', sql`${table.hash} = encode(sha256(${table.content}), 'hex')`),
  ],
);
