import type { UseQueryResult } from '@tanstack/react-query';
import { ApiError, type Failure, toFailure } from '#api/failure.ts';

export const networkFailure: Failure = toFailure(new ApiError({ code: 'network_down', status: null }));

type Reach = Pick<UseQueryResult, 'isError' | 'fetchStatus'>;

/** Whether the last attempt failed or is paused until the device is online. */
export const hasFailedToLoad = ({ isError, fetchStatus }: Reach): boolean =>
  isError || fetchStatus === 'paused';
