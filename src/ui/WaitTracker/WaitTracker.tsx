import { Check } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { classNames } from '../private/classNames.ts';
import * as rail from '../private/rail.css.ts';
import { useMessages } from '../UiProvider/UiProvider.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './WaitTracker.css.ts';

export interface WaitTrackerProps {
  readonly steps: readonly { readonly title: ReactNode; readonly note?: ReactNode | undefined }[];
  /** The index of the current step; `steps.length` when all are done. */
  readonly current: number;
  /** The start of the wait, in epoch milliseconds. */
  readonly sinceMs: number;
  /** The clock; tests pass their own. */
  readonly nowMs?: (() => number) | undefined;
  /** Next to the clock: a `ClothSquare` of the expected step. */
  readonly square?: ReactNode | undefined;
  /** Below the clock: `since you sent it, at 10:31`. */
  readonly clockNote?: ReactNode | undefined;
  readonly hideClock?: boolean | undefined;
}

/** A wait of unknown length: a clock of the elapsed time, and its steps. */
export function WaitTracker({
  steps,
  current,
  sinceMs,
  nowMs,
  square,
  clockNote,
  hideClock = false,
}: WaitTrackerProps) {
  const { stepDone } = useMessages();
  const isWaiting = current < steps.length;
  const now = useNow(isWaiting, nowMs);
  return (
    <div className={styles.root}>
      {hideClock ? null : (
        <div className={styles.panel}>
          {square}
          <div className={styles.clock}>
            <span className={styles.time} role="timer">
              {elapsedText(now - sinceMs)}
            </span>
            {clockNote === undefined ? null : <span className={styles.since}>{clockNote}</span>}
          </div>
        </div>
      )}
      <ol>
        {steps.map((step, place) => {
          const status = place < current ? 'done' : place === current ? 'current' : 'pending';
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: the key is the position; steps never change their order.
              key={place}
              className={classNames(rail.item, rail.large)}
              data-status={status}
              data-live={status === 'current' || undefined}
              aria-current={status === 'current' ? 'step' : undefined}
            >
              <span className={rail.mark} aria-hidden="true">
                {status === 'done' ? <Check size={18} /> : status === 'pending' ? place + 1 : null}
              </span>
              <div className={rail.text}>
                <div className={rail.title}>
                  {step.title}
                  {status === 'done' ? <VisuallyHidden>{stepDone}</VisuallyHidden> : null}
                </div>
                {step.note === undefined ? null : <div className={rail.note}>{step.note}</div>}
              </div>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

const two = (part: number) => String(part).padStart(2, '0');

/** `02:14`, and with hours `1:02:14`. */
function elapsedText(elapsedMs: number): string {
  const seconds = Math.max(0, Math.floor(elapsedMs / SECOND_MS));
  const hours = Math.floor(seconds / 3600);
  const rest = `${two(Math.floor((seconds % 3600) / 60))}:${two(seconds % 60)}`;
  return hours === 0 ? rest : `${hours}:${rest}`;
}

const SECOND_MS = 1000;
const systemNow = () => Date.now();

/** The time in milliseconds, read once a second while `isRunning`. `nowMs` must keep its identity. */
function useNow(isRunning: boolean, nowMs: () => number = systemNow): number {
  const [now, setNow] = useState(nowMs);
  useEffect(() => {
    if (!isRunning) return;
    setNow(nowMs());
    const timer = setInterval(() => setNow(nowMs()), SECOND_MS);
    return () => clearInterval(timer);
  }, [isRunning, nowMs]);
  return now;
}
