import { sql } from 'drizzle-orm';
import { boolean, check, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { DELIVERY_CHANNELS, MESSAGE_CHANNELS, MESSAGE_TOPICS } from '#domain/messages.ts';
import { createdAt, id, isOneOf, moment } from './columns.ts';
import { users } from './users.ts';

/**
 * `sent` is with the provider; `delivered`, `blocked` (Do Not Disturb) and `undelivered` are its reports. `rejected` is
 * one that the provider will never take, `expired` one that was not sent while it was of use.
 */
export const MESSAGE_STATUSES = [
  'queued',
  'sent',
  'delivered',
  'blocked',
  'undelivered',
  'rejected',
  'expired',
] as const;
export type MessageStatus = (typeof MESSAGE_STATUSES)[number];

/** What is to be sent to people, and what became of it. */
export const messages = pgTable(
  'messages',
  {
    id: id(),
    /** The fact that it tells of, with its channel: one message for one fact. Null where each is a fact of its own. */
    key: text().unique('messages_key'),
    /** The name of its template. */
    kind: text().notNull(),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    channel: text({ enum: DELIVERY_CHANNELS }).notNull(),
    to: text().notNull(),
    /**
     * What it says; null once it is sent or given up, as there may be a code in it. By WhatsApp it is kept until the first
     * report, as an SMS takes the place of one that failed.
     */
    copy: jsonb(),
    status: text({ enum: MESSAGE_STATUSES }).notNull().default('queued'),
    /** The provider's id, by which its reports name it. */
    providerId: text(),
    createdAt: createdAt(),
    /** Of no use afterwards. */
    expiresAt: moment(),
    sentAt: moment(),
  },
  (table) => [
    index('messages_provider_id_idx').on(table.providerId),
    index('messages_to_idx').on(table.to, table.createdAt),
    index('messages_created_at_idx').on(table.createdAt),
    index('messages_user_idx').on(table.userId),
    index('messages_expiry_idx').on(table.expiresAt).where(sql`${table.copy} is not null`),
    check('messages_status_known', isOneOf(table.status, MESSAGE_STATUSES)),
    check('messages_channel_known', isOneOf(table.channel, DELIVERY_CHANNELS)),
    check(
      'messages_copy_while_needed',
      sql`case when ${table.status} = 'queued' then ${table.copy} is not null
        else ${table.copy} is null or (${table.status} = 'sent' and ${table.channel} = 'whatsapp') end`,
    ),
  ],
);

/** What a person has said about a topic on a channel; where they have not, a default holds. */
export const messagePreferences = pgTable(
  'message_preferences',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    topic: text({ enum: MESSAGE_TOPICS }).notNull(),
    channel: text({ enum: MESSAGE_CHANNELS }).notNull(),
    isWanted: boolean().notNull(),
    updatedAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.topic, table.channel] }),
    check('message_preferences_topic_known', isOneOf(table.topic, MESSAGE_TOPICS)),
    check('message_preferences_channel_known', isOneOf(table.channel, MESSAGE_CHANNELS)),
  ],
);
