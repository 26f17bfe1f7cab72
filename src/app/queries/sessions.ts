import { queryOptions } from '@tanstack/react-query';
import { listSessions } from '#api/calls/users.ts';
import { queryKeys } from './keys.ts';

/** Where the account is logged in. */
export const sessionsQuery = queryOptions({
  queryKey: queryKeys.sessions.all,
  queryFn: ({ signal }) => listSessions(signal),
});
