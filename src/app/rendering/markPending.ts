const FADED = { opacity: 0.55 };
const PULSE_MS = 900;

/**
 * Shows at once that a press was taken, before the scripts that respond to it run. As an animation, because the styles
 * of a control belong to React.
 * @returns a function that restores the control.
 */
export function markPending(control: HTMLElement): () => void {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const animation = control.animate(isCalm ? [FADED, FADED] : [{}, FADED, {}], {
    duration: PULSE_MS,
    iterations: Number.POSITIVE_INFINITY,
  });
  control.setAttribute('aria-busy', 'true');
  return () => {
    animation.cancel();
    control.removeAttribute('aria-busy');
  };
}
