import type { FastifyInstance } from 'fastify';
import { messagePreference, messagePreferencesResponse } from '#api/contract/messages.ts';
import { MESSAGE_CHANNELS, MESSAGE_TOPICS } from '#domain/messages.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { area } from '../platform/http/area.ts';
import { route } from '../platform/http/route.ts';
import { limitWrites } from '../platform/http/write-limits.ts';
import { preferencesOf, setPreference } from './audience.ts';
import { lastBlockedAt } from './blocked.ts';

/** A user's notification settings. */
function preferenceRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { db, messages, now } = dependencies;
  const common = { tag: 'users', access: 'signedIn', url: '/users/me/message-preferences' } as const;
  const limited = limitWrites(dependencies);
  const channels = MESSAGE_CHANNELS.filter((channel) => messages[channel] !== null);

  const list = async (userId: string) => {
    const preferences = await preferencesOf(db, userId);
    const blockedAt = (await lastBlockedAt(db, userId))?.toISOString() ?? null;
    return MESSAGE_TOPICS.flatMap((topic) =>
      channels.map((channel) => ({
        topic,
        channel,
        wanted: preferences[topic][channel],
        ...(channel === 'sms' && { blockedAt }),
      })),
    );
  };

  route(app, {
    ...common,
    method: 'GET',
    summary: 'Which messages the person wants, by topic and channel',
    response: messagePreferencesResponse,
    handle: async ({ principal }) => ({
      message: 'Your messages.',
      body: { preferences: await list(principal.userId) },
    }),
  });

  route(app, {
    ...common,
    method: 'PUT',
    summary: 'Switch the messages of a topic on a channel on or off; again changes nothing',
    body: messagePreference,
    response: messagePreferencesResponse,
    handle: async ({ principal, body: { topic, channel, wanted } }) => {
      const { userId } = principal;
      const change = { topic, channel, isWanted: wanted };
      await limited(principal, () => setPreference(db, { ...change, userId, at: now() }));
      return { message: 'Your choice is saved.', body: { preferences: await list(userId) } };
    },
  });
}

export const messagePreferencesArea = area<Dependencies>(
  'message-preferences',
  ['authentication'],
  preferenceRoutes,
);
