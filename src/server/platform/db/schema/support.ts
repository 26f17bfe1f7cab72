import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import {
  INSPECTION_HORIZON_DAYS,
  INSPECTION_NOTE_MAX_LENGTH,
  INSPECTION_NOTICE_DAYS,
} from '#domain/listings/inspections.ts';
import { DELIVERY_CHANNELS } from '#domain/messages.ts';
import { amountKobo, calendarDay, createdAt, id, matches, moment } from './columns.ts';
import { properties } from './properties.ts';
import { users } from './users.ts';

/** An answer of ours. */
export interface SupportAnswer {
  readonly text: string;
  /** The operator. */
  readonly actor: string;
  /** ISO 8601. */
  readonly at: string;
}

/** Our answers to a request, oldest first. They are kept, exported and deleted with it. */
const answers = () => jsonb().$type<readonly SupportAnswer[]>().notNull().default([]);

/** `requestDigest` of the call, so that a repeated one creates nothing; null for a call without an idempotency key. */
const requestDigest = (constraint: string) => text().unique(constraint);

export const contactMessages = pgTable('contact_messages', {
  id: id(),
  reference: text().notNull().unique('contact_messages_reference_key'),
  requestDigest: requestDigest('contact_messages_request_digest_key'),
  name: text().notNull(),
  email: text().notNull(),
  message: text().notNull(),
  answers: answers(),
  createdAt: createdAt(),
});

export const propertyRequests = pgTable(
  'property_requests',
  {
    id: id(),
    reference: text().notNull().unique('property_requests_reference_key'),
    requestDigest: requestDigest('property_requests_request_digest_key'),
    firstName: text(),
    lastName: text(),
    phone: text().notNull(),
    email: text(),
    preferredLocation: text().notNull(),
    budgetKobo: amountKobo().notNull(),
    message: text(),
    answers: answers(),
    createdAt: createdAt(),
  },
  (table) => [check('property_requests_budget_positive', sql`${table.budgetKobo} > 0`)],
);

/** Requests to visit a home on a day. */
export const inspections = pgTable(
  'inspections',
  {
    id: id(),
    reference: text().notNull().unique('inspections_reference_key'),
    requestDigest: requestDigest('inspections_request_digest_key'),
    propertyId: uuid()
      .notNull()
      .references(() => properties.id),
    /** Null for a visitor. */
    userId: uuid().references(() => users.id),
    name: text().notNull(),
    /** E.164. */
    phone: text().notNull(),
    email: text().notNull(),
    /** In Lagos. */
    day: calendarDay().notNull(),
    note: text(),
    answers: answers(),
    createdAt: createdAt(),
    cancelledAt: moment(),
    /** The operator; null if the buyer cancelled it. */
    cancelledBy: text(),
    /** What the operator wrote to the buyer. */
    cancelReason: text(),
  },
  (table) => {
    const today = sql`(${table.createdAt} at time zone 'Africa/Lagos')::date`;
    return [
      index('inspections_property_id_idx').on(table.propertyId),
      index('inspections_user_id_idx').on(table.userId),
      // A buyer's dashboard lists those that were asked for with the verified email before the login.
      index('inspections_visitor_email_idx').on(table.email).where(sql`${table.userId} is null`),
      check(
        'inspections_cancelled_by_with_reason',
        sql`(${table.cancelledBy} is null) = (${table.cancelReason} is null) and (${table.cancelledAt} is not null or ${table.cancelledBy} is null)`,
      ),
      check('inspections_phone_is_e164', matches(table.phone, '^\\+[1-9][0-9]{6,14}$')),
      check(
        'inspections_day_is_near',
        sql`${table.day} - ${today} between ${sql.raw(String(INSPECTION_NOTICE_DAYS))} and ${sql.raw(String(INSPECTION_HORIZON_DAYS))}`,
      ),
      check(
        'inspections_note_is_short',
        sql`length(${table.note}) between 1 and ${sql.raw(String(INSPECTION_NOTE_MAX_LENGTH))}`,
      ),
    ];
  },
);

/** Messages sent by the `outbox` provider, shown on the sandbox page. */
export const outboxMessages = pgTable(
  'outbox_messages',
  {
    id: id(),
    channel: text({ enum: DELIVERY_CHANNELS }).notNull(),
    to: text().notNull(),
    text: text().notNull(),
    /** The one-time code in the text, if any. */
    otp: text(),
    createdAt: createdAt(),
  },
  (table) => [
    index('outbox_messages_to_idx').on(table.to, table.createdAt),
    index('outbox_messages_created_at_idx').on(table.createdAt),
  ],
);
