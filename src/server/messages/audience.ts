import { eq } from 'drizzle-orm';
import {
  DEFAULT_MESSAGE_CHANNELS,
  MESSAGE_CHANNELS,
  MESSAGE_TOPICS,
  type MessageChannel,
  type MessageTopic,
} from '#domain/messages.ts';
import type { Database } from '../platform/db/database.ts';
import { messagePreferences } from '../platform/db/schema/messages.ts';
import { users } from '../platform/db/schema/users.ts';
import { verifiedDestinations } from './destinations.ts';
import { MESSAGE_KINDS } from './kinds.ts';
import { type NewMessage, type Sending, sendMessages } from './send.ts';

/** Which channels a user has enabled for each topic. */
export type Preferences = Readonly<Record<MessageTopic, Readonly<Record<MessageChannel, boolean>>>>;

export async function preferencesOf(db: Database, userId: string): Promise<Preferences> {
  const rows = await db.select().from(messagePreferences).where(eq(messagePreferences.userId, userId));
  const ofTopic = (topic: MessageTopic) =>
    mapOf(MESSAGE_CHANNELS, (channel) => {
      const said = rows.find((row) => row.topic === topic && row.channel === channel);
      return said?.isWanted ?? DEFAULT_MESSAGE_CHANNELS[topic].includes(channel);
    });
  return mapOf(MESSAGE_TOPICS, ofTopic);
}

/** Builds a record with every key of a closed list. */
const mapOf = <Key extends string, Value>(keys: readonly Key[], toValue: (key: Key) => Value) =>
  Object.fromEntries(keys.map((key) => [key, toValue(key)])) as Record<Key, Value>;

export interface PreferenceChange {
  readonly topic: MessageTopic;
  readonly channel: MessageChannel;
  readonly isWanted: boolean;
}

export async function setPreference(
  db: Database,
  { userId, at, ...change }: PreferenceChange & { readonly userId: string; readonly at: Date },
): Promise<void> {
  const { isWanted } = change;
  await db
    .insert(messagePreferences)
    .values({ userId, ...change, updatedAt: at })
    .onConflictDoUpdate({
      target: [messagePreferences.userId, messagePreferences.topic, messagePreferences.channel],
      set: { isWanted, updatedAt: at },
    });
}

type NewNotice = Omit<NewMessage, 'userId'> & { readonly userId: string; readonly key: string };

/**
 * Notifies a user of an event once on each verified channel that is enabled for its topic. Messages of the topic
 * `account` go to every verified phone number and email address.
 */
export async function notify(dependencies: Sending, transaction: Database, notice: NewNotice): Promise<void> {
  const [user] = await transaction.select().from(users).where(eq(users.id, notice.userId));
  if (!user) return;
  const proven = [
    ...verifiedDestinations(user),
    ...(user.phoneVerifiedAt ? [{ channel: 'whatsapp', to: user.phone } as const] : []),
  ];
  const topic = MESSAGE_KINDS[notice.kind];
  const preferences = topic === 'account' ? null : (await preferencesOf(transaction, notice.userId))[topic];
  const addresses = proven.filter(({ channel }) => preferences?.[channel] ?? channel !== 'whatsapp');
  await sendMessages(dependencies, transaction, notice, addresses);
}
