import type { UseQueryResult } from '@tanstack/react-query';
import { ApiError, type Failure, toFailure } from '#api/failure.ts';

const NETWORK_FAILURE = toFailure(new ApiError({ code: 'network_down', status: null }));

type Reach = Pick<UseQueryResult, 'isError' | 'fetchStatus'>;

/** Whether the last attempt failed or is paused until the device is online. */
export const hasFailedToLoad = ({ isError, fetchStatus }: Reach): boolean =>
  isError || fetchStatus === 'paused';

/** Why a query has failed to load; a paused one has no error, and waits for the network. */
export const loadFailureOf = ({ error }: Pick<UseQueryResult, 'error'>): Failure =>
  error ? toFailure(error) : NETWORK_FAILURE;
