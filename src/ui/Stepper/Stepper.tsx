import { Check } from 'lucide-react';
import { useMessages } from '../UiProvider/UiProvider.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Stepper.css.ts';

export interface StepperProps {
  readonly steps: readonly string[];
  /** The index of the current step. */
  readonly current: number;
  readonly label?: string | undefined;
}

const statusOf = (place: number, current: number) =>
  place < current ? 'done' : place === current ? 'current' : 'pending';

/** The steps of a flow and the current one. */
export function Stepper({ steps, current, label }: StepperProps) {
  const messages = useMessages();
  return (
    <ol className={styles.list} aria-label={label ?? messages.steps}>
      {steps.map((step, place) => {
        const status = statusOf(place, current);
        return (
          <li
            key={step}
            className={styles.step}
            data-status={status}
            aria-current={status === 'current' ? 'step' : undefined}
          >
            <span className={styles.mark} aria-hidden="true">
              {status === 'done' ? <Check size={18} /> : place + 1}
            </span>
            <span className={styles.label}>
              {step}
              {status === 'done' ? <VisuallyHidden>{messages.stepDone}</VisuallyHidden> : null}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
