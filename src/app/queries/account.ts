import { queryOptions } from '@tanstack/react-query';
import { getMessagePreferences } from '#api/calls/messages.ts';
import { getErasure, listSessions } from '#api/calls/users.ts';
import { queryKeys } from './keys.ts';

/** Which messages the signed-in person wants. */
export const messagePreferencesQuery = queryOptions({
  queryKey: queryKeys.messagePreferences.all,
  queryFn: ({ signal }) => getMessagePreferences(signal),
});

/** Where the account is logged in. */
export const sessionsQuery = queryOptions({
  queryKey: queryKeys.sessions.all,
  queryFn: ({ signal }) => listSessions(signal),
});

/** What the buyer has to settle before the account is erased. */
export const erasureQuery = queryOptions({
  queryKey: queryKeys.wallet.erasure,
  queryFn: ({ signal }) => getErasure(signal),
});
