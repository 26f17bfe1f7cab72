import { Pagination, Stack } from '@adire/ui';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { usePageParam } from '../address/searchParams.ts';
import { Loaded, type LoadedProps } from './Loaded.tsx';
import * as styles from './Paged.css.ts';

interface PageOfList {
  /** How many the list has on all its pages. */
  readonly total: number;
  readonly totalPages: number;
}

interface PagedProps<Data extends PageOfList> extends LoadedProps<Data> {
  /** Shown if the list has nothing on any page. */
  readonly empty: ReactNode;
  /** Between the page and the links to the others. Defaults to 4. */
  readonly gap?: 4 | 8 | undefined;
}

/** Renders the query of one page of a list, the page that the URL names, with links to the others. */
export function Paged<Data extends PageOfList>({ empty, gap = 4, children, ...loaded }: PagedProps<Data>) {
  const { page, hrefFor } = usePageParam();
  return (
    <Loaded {...loaded}>
      {(found) => {
        if (found.total === 0) return empty;
        // A list can become shorter, for example when the only home on its last page is no longer saved.
        if (page > found.totalPages) return <Navigate to={hrefFor(found.totalPages)} replace />;
        return (
          <Stack gap={gap}>
            <div
              aria-busy={loaded.query.isPlaceholderData}
              className={loaded.query.isPlaceholderData ? styles.outdated : undefined}
            >
              {children(found)}
            </div>
            <Pagination page={page} pageCount={found.totalPages} hrefFor={hrefFor} />
          </Stack>
        );
      }}
    </Loaded>
  );
}
