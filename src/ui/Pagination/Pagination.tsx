import type { ReactNode } from 'react';
import { useLinkComponent } from '../Link/LinkProvider.tsx';
import { BackChevron, ForwardChevron } from '../private/readingDirection.tsx';
import { useMessages } from '../UiProvider/UiProvider.tsx';
import * as styles from './Pagination.css.ts';
import { pageNumbers } from './pageNumbers.ts';

export interface PaginationProps {
  /** The current page, counted from 1. */
  readonly page: number;
  readonly pageCount: number;
  /** The URL of a page. The numbers are links, so that pages can be shared. */
  readonly hrefFor: (page: number) => string;
  /** Shown below the numbers: `1 to 18 of 126`. */
  readonly range?: string | undefined;
  readonly label?: string | undefined;
}

/** Numbered pages. Renders nothing for a single page. */
export function Pagination({ page, pageCount, hrefFor, range, label }: PaginationProps) {
  const messages = useMessages();
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={label ?? messages.pages} className={styles.nav}>
      <ul className={styles.list}>
        <li>
          <Cell hrefFor={hrefFor} to={page - 1} name={messages.previousPage} isDisabled={page <= 1}>
            <BackChevron size={20} aria-hidden="true" />
          </Cell>
        </li>
        {pageNumbers(page, pageCount).map((cell) => (
          <li key={cell.key} className={cell.isSpare ? styles.spare : undefined}>
            {cell.page === null ? (
              <span className={styles.cell} aria-hidden="true">
                …
              </span>
            ) : (
              <Cell
                hrefFor={hrefFor}
                to={cell.page}
                name={messages.page(cell.page)}
                isCurrent={cell.page === page}
              >
                {cell.page}
              </Cell>
            )}
          </li>
        ))}
        <li>
          <Cell hrefFor={hrefFor} to={page + 1} name={messages.nextPage} isDisabled={page >= pageCount}>
            <ForwardChevron size={20} aria-hidden="true" />
          </Cell>
        </li>
      </ul>
      {range === undefined ? null : <p className={styles.range}>{range}</p>}
    </nav>
  );
}

interface CellProps extends Pick<PaginationProps, 'hrefFor'> {
  readonly to: number;
  readonly name: string;
  readonly isCurrent?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly children: ReactNode;
}

function Cell({ to, name, isCurrent = false, isDisabled = false, hrefFor, children }: CellProps) {
  const Link = useLinkComponent();
  if (isDisabled) {
    return (
      <button type="button" className={styles.cell} aria-label={name} aria-disabled="true">
        {children}
      </button>
    );
  }
  return (
    <Link
      href={hrefFor(to)}
      className={styles.cell}
      aria-label={name}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {children}
    </Link>
  );
}
