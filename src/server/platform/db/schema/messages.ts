import { sql } from 'drizzle-orm';
import { boolean, check, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { DELIVERY_CHANNELS, MESSAGE_CHANNELS, MESSAGE_TOPICS } from '#domain/messages.ts';
import { createdAt, id, isOneOf, moment } from './columns.ts';
import { users } from './users.ts';

/**
 * `sent`: accepted by the provider. `delivered`, `blocked` (Do Not Disturb), `undelivered`: the provider's reports.
 * `rejected`: the provider will never accept it. `expired`: not sent before `expiresAt`.
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

/** Messages to people and their delivery status. */
export const messages = pgTable(
  'messages',
  {
    id: id(),
    /** The reported fact and the channel, unique, so that a fact is reported once per channel. Null if every message is new. */
    key: text().unique('messages_key'),
    /** The name of its template. */
    kind: text().notNull(),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    channel: text({ enum: DELIVERY_CHANNELS }).notNull(),
    to: text().notNull(),
    /**
     * The content. Cleared once the message is sent or given up, because it may contain a code; a WhatsApp message keeps it
     * until the first report, for the SMS that replaces a failed message.
     */
    copy: jsonb(),
    status: text({ enum: MESSAGE_STATUSES }).notNull().default('queued'),
    /** The provider's id of the message, used in its delivery reports. */
    providerId: text(),
    createdAt: createdAt(),
    /** When the message stops being useful: it is not sent later. */
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

/** A user's choice for a topic on a channel. Without a row the default applies. */
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
