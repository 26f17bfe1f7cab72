import { sql } from 'drizzle-orm';
import { check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { amountKobo, createdAt, id } from './columns.ts';

export const contactMessages = pgTable('contact_messages', {
  id: id(),
  reference: text().notNull().unique('contact_messages_reference_key'),
  name: text().notNull(),
  email: text().notNull(),
  message: text().notNull(),
  createdAt: createdAt(),
});

export const propertyRequests = pgTable(
  'property_requests',
  {
    id: id(),
    reference: text().notNull().unique('property_requests_reference_key'),
    firstName: text().notNull(),
    lastName: text().notNull(),
    phone: text().notNull(),
    email: text().notNull(),
    preferredLocation: text().notNull(),
    budgetKobo: amountKobo().notNull(),
    message: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [check('property_requests_budget_positive', sql`${table.budgetKobo} > 0`)],
);

/** What the `outbox` message provider sent: kept for the sandbox page. */
export const outboxMessages = pgTable(
  'outbox_messages',
  {
    id: id(),
    channel: text({ enum: ['sms', 'email'] }).notNull(),
    to: text().notNull(),
    text: text().notNull(),
    /** The code in the text, where there is one. */
    otp: text(),
    createdAt: createdAt(),
  },
  (table) => [
    index('outbox_messages_to_idx').on(table.to, table.createdAt),
    index('outbox_messages_created_at_idx').on(table.createdAt),
  ],
);
