import { classNames } from '../private/classNames.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Spinner.css.ts';

export interface SpinnerProps {
  /** What is awaited. Without it the spinner is decoration, and something beside it must say so. */
  readonly label?: string | undefined;
  /** `page` stands alone where a page will be: larger, in the middle. `text` unless said otherwise. */
  readonly size?: 'text' | 'page' | undefined;
}

/** Something is under way, and nobody knows how far it is. As large as the text around it. */
export function Spinner({ label, size = 'text' }: SpinnerProps) {
  const isPage = size === 'page';
  const ring = <span className={classNames(styles.spinner, isPage && styles.large)} aria-hidden="true" />;
  return label === undefined ? (
    ring
  ) : (
    <span role="status" className={isPage ? styles.page : undefined}>
      {ring}
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
