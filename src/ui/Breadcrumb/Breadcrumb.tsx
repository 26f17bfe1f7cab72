import { useLinkComponent } from '../Link/LinkProvider.tsx';
import { ForwardChevron } from '../private/readingDirection.tsx';
import { useMessages } from '../UiProvider/UiProvider.tsx';
import * as styles from './Breadcrumb.css.ts';

export interface BreadcrumbProps {
  /** From the start page to the current page, whose `href` is ignored. */
  readonly items: readonly { readonly label: string; readonly href?: string | undefined }[];
  readonly label?: string | undefined;
}

/** The path from the start page to this page. */
export function Breadcrumb({ items, label }: BreadcrumbProps) {
  const messages = useMessages();
  const Link = useLinkComponent();
  return (
    <nav aria-label={label ?? messages.breadcrumb}>
      <ol className={styles.list}>
        {items.map((item, place) => {
          const isLast = place === items.length - 1;
          return (
            <li key={item.href ?? `${place}`} className={styles.item}>
              {item.href === undefined || isLast ? (
                <span aria-current={isLast ? 'page' : undefined}>{item.label}</span>
              ) : (
                <Link href={item.href} className={styles.link}>
                  {item.label}
                </Link>
              )}
              {isLast ? null : <ForwardChevron size={16} className={styles.slash} aria-hidden="true" />}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
