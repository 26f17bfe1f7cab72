import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { spinner } from './Spinner.css.ts';

export interface SpinnerProps {
  /** What is awaited. Without it the spinner is decoration, and something beside it must say so. */
  readonly label?: string | undefined;
}

/** Something is under way, and nobody knows how far it is. As large as the text around it. */
export function Spinner({ label }: SpinnerProps) {
  const ring = <span className={spinner} aria-hidden="true" />;
  return label === undefined ? (
    ring
  ) : (
    <span role="status">
      {ring}
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
