import { queryOptions } from '@tanstack/react-query';
import { getMessagePreferences } from '#api/calls/messages.ts';
import { listInspections } from '#api/calls/support.ts';
import { getErasure, listSessions } from '#api/calls/users.ts';
import { queryKeys } from './keys.ts';

/** The signed-in buyer's message preferences. */
export const messagePreferencesQuery = queryOptions({
  queryKey: queryKeys.messagePreferences.all,
  queryFn: ({ signal }) => getMessagePreferences(signal),
});

/** The inspections that the signed-in buyer asked for: from today on, and the last ones before. */
export const inspectionsQuery = queryOptions({
  queryKey: queryKeys.inspections.all,
  queryFn: ({ signal }) => listInspections(signal),
});

/** The account's active sessions. */
export const sessionsQuery = queryOptions({
  queryKey: queryKeys.sessions.all,
  queryFn: ({ signal }) => listSessions(signal),
});

/** What the buyer must settle before the account can be erased. */
export const erasureQuery = queryOptions({
  queryKey: queryKeys.wallet.erasure,
  queryFn: ({ signal }) => getErasure(signal),
});
