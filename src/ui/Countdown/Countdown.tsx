import { type ReactNode, useEffect, useState } from 'react';
import { ProgressRing } from '../ProgressRing/ProgressRing.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Countdown.css.ts';

export interface CountdownProps {
  /** The end, in epoch milliseconds. */
  readonly untilMs: number;
  /** The clock; tests pass their own. */
  readonly nowMs?: (() => number) | undefined;
  readonly label: (secondsLeft: number) => ReactNode;
  /** Called once when the time has run out. */
  readonly onEnd?: (() => void) | undefined;
  /** The whole duration in seconds; draws a ring that empties. */
  readonly totalSeconds?: number | undefined;
}

const SECOND_MS = 1000;
const RING_PX = 36;
const systemNow = () => Date.now();
/** What screen readers announce: every half minute, and the end. */
const coarse = (seconds: number) => (seconds <= 0 ? 0 : Math.ceil(seconds / 30) * 30);

/** The remaining time. It reads the clock, so a tab that was suspended is correct when it resumes. */
export function Countdown({ untilMs, nowMs = systemNow, label, onEnd, totalSeconds }: CountdownProps) {
  const left = () => Math.max(0, Math.ceil((untilMs - nowMs()) / SECOND_MS));
  const [tick, setTick] = useState({ untilMs, seconds: left() });
  const seconds = tick.untilMs === untilMs ? tick.seconds : left();
  const hasEnded = seconds === 0;

  useEffect(() => {
    const read = () => setTick({ untilMs, seconds: Math.max(0, Math.ceil((untilMs - nowMs()) / SECOND_MS)) });
    read();
    if (hasEnded) return;
    const timer = setInterval(read, SECOND_MS);
    return () => clearInterval(timer);
  }, [untilMs, nowMs, hasEnded]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `onEnd` is called once, not for each new function.
  useEffect(() => {
    if (hasEnded) onEnd?.();
  }, [hasEnded, untilMs]);

  return (
    <span className={styles.countdown}>
      {totalSeconds === undefined ? null : (
        // The timer below announces it.
        <span aria-hidden="true" className={styles.ring}>
          <ProgressRing label="" value={seconds} max={totalSeconds} valueText="" sizePx={RING_PX} />
        </span>
      )}
      <span aria-hidden="true" className={styles.text}>
        {label(seconds)}
      </span>
      <VisuallyHidden>
        <span role="timer" aria-live="polite">
          {label(coarse(seconds))}
        </span>
      </VisuallyHidden>
    </span>
  );
}
