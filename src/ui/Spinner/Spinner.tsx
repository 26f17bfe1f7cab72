import { classNames } from '../private/classNames.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Spinner.css.ts';

export interface SpinnerProps {
  /** What is in progress. Without it the spinner is decoration, and the text next to it must name it. */
  readonly label?: string | undefined;
  /** `page` is larger and centred, in place of a page. Defaults to `text`. */
  readonly size?: 'text' | 'page' | undefined;
}

/** Indicates an operation of unknown duration. As large as the text around it. */
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
