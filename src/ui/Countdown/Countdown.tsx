import { type ReactNode, useEffect, useState } from 'react';
import { ProgressRing } from '../ProgressRing/ProgressRing.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Countdown.css.ts';

export interface CountdownProps {
  /** When it ends, in milliseconds since 1970. */
  readonly untilMs: number;
  /** The clock, for tests. */
  readonly nowMs?: (() => number) | undefined;
  readonly label: (secondsLeft: number) => ReactNode;
  /** Once, when it ends. */
  readonly onEnd?: (() => void) | undefined;
  /** How long it was in all, in seconds: draws a ring that empties. */
  readonly totalSeconds?: number | undefined;
}

const SECOND_MS = 1000;
const RING_PX = 36;
const systemNow = () => Date.now();
/** What is read out: every half minute, and the end. Each second would drown all else. */
const coarse = (seconds: number) => (seconds <= 0 ? 0 : Math.ceil(seconds / 30) * 30);

/** Time that runs out. Counts from the clock, so that a sleeping tab is right when it wakes. */
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: the end is told once, not for each new function.
  useEffect(() => {
    if (hasEnded) onEnd?.();
  }, [hasEnded, untilMs]);

  return (
    <span className={styles.countdown}>
      {totalSeconds === undefined ? null : (
        // The timer says it in words.
        <span aria-hidden="true">
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
