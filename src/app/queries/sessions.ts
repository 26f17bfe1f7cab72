import { queryOptions } from '@tanstack/react-query';
import { listSessions } from '#api/calls/users.ts';

/** Where the account is logged in. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => listSessions(signal),
});
