import { queryOptions } from '@tanstack/react-query';
import { getErasure } from '#api/calls/users.ts';
import { queryKeys } from './keys.ts';

/** What the buyer has to settle before the account is erased. */
export const erasureQuery = queryOptions({
  queryKey: queryKeys.wallet.erasure,
  queryFn: ({ signal }) => getErasure(signal),
});
