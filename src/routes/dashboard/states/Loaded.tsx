import type { UseQueryResult } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { LoadFailure } from '#app/failures/LoadFailure.tsx';
import { hasFailedToLoad } from '#app/failures/loadFailure.ts';

export interface LoadedProps<Data> extends Pick<ComponentProps<typeof LoadFailure>, 'what' | 'level'> {
  readonly query: UseQueryResult<Data>;
  /** Shown while loading, in the layout of the loaded content. */
  readonly skeleton: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** Renders a query: a skeleton while it loads, then its data, or the error with a retry button. */
export function Loaded<Data>({ query, skeleton, children, ...about }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (hasFailedToLoad(query)) return <LoadFailure query={query} {...about} />;
  return <div aria-busy="true">{skeleton}</div>;
}
