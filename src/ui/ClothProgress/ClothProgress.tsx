import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useState } from 'react';
import { Motif } from '../Cloth/Motif.tsx';
import { motifOfSquare } from '../Cloth/motifs.ts';
import * as styles from './ClothProgress.css.ts';

export interface ClothProgressProps {
  /** The text alternative, with the numbers: `9 of 24 squares dyed, ₦3,600,000 of ₦9,600,000`. */
  readonly label: string;
  readonly total: number;
  readonly done: number;
  /** Highlights the next square, with its number. Defaults to true. */
  readonly next?: boolean | undefined;
  /** The numbers of the squares that are targets, counted from 1. */
  readonly targets?: readonly number[] | undefined;
}

const ACROSS = 12;
const ACROSS_NARROW = 8;

/** Progress in equal steps: a cloth with one square for each step. */
export function ClothProgress({ label, total, done, next = true, targets = [] }: ClothProgressProps) {
  // Only a square that is completed while the cloth is shown is animated.
  const [doneAtFirst] = useState(done);
  const squareOf = (number: number) => {
    if (number <= done) return 'done';
    return next && number === done + 1 ? 'next' : 'to-come';
  };
  return (
    <div role="img" aria-label={label} className={styles.frame}>
      <div
        className={styles.grid}
        style={assignInlineVars({
          [styles.across]: String(Math.min(total, ACROSS)),
          [styles.acrossNarrow]: String(Math.min(total, ACROSS_NARROW)),
        })}
      >
        {Array.from({ length: total }, (_, place) => {
          const number = place + 1;
          const square = squareOf(number);
          const isTarget = targets.includes(number);
          return (
            <span
              key={number}
              className={styles.square}
              data-square={square}
              data-target={isTarget || undefined}
              data-dyed-now={(square === 'done' && number > doneAtFirst) || undefined}
            >
              {square === 'next' ? number : <Motif name={motifOfSquare(number, isTarget)} stroke={4} />}
            </span>
          );
        })}
      </div>
    </div>
  );
}
