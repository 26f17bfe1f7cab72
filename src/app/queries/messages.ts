import { queryOptions } from '@tanstack/react-query';
import { getMessagePreferences } from '#api/calls/messages.ts';
import { queryKeys } from './keys.ts';

/** Which messages the signed-in person wants. */
export const messagePreferencesQuery = queryOptions({
  queryKey: queryKeys.messagePreferences.all,
  queryFn: ({ signal }) => getMessagePreferences(signal),
});
