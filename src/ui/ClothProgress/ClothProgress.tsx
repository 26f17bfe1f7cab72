import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useState } from 'react';
import { Motif } from '../Cloth/Motif.tsx';
import { motifOfSquare, SQUARES_PER_ROW } from '../Cloth/motifs.ts';
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
  /**
   * Squares after this one are celebrated: drawn large, dyed, and laid into the cloth. Defaults to `done` when the
   * cloth appears, so that only what is completed while it is shown is celebrated.
   */
  readonly celebrateAfter?: number | undefined;
}

const SQUARES_PER_NARROW_ROW = 8;
/** Squares of one celebration start one after the other; the delay grows up to this many squares. */
const MAX_WAITING = 5;

/** Progress in equal steps: a cloth with one square for each step. */
export function ClothProgress({
  label,
  total,
  done,
  next = true,
  targets = [],
  celebrateAfter,
}: ClothProgressProps) {
  const [doneAtFirst] = useState(celebrateAfter ?? done);
  const squareOf = (number: number) => {
    if (number <= done) return 'done';
    return next && number === done + 1 ? 'next' : 'to-come';
  };
  return (
    <div role="img" aria-label={label} className={styles.frame}>
      <div
        className={styles.grid}
        style={assignInlineVars({
          [styles.across]: String(Math.min(total, SQUARES_PER_ROW)),
          [styles.acrossNarrow]: String(Math.min(total, SQUARES_PER_NARROW_ROW)),
        })}
      >
        {Array.from({ length: total }, (_, place) => {
          const number = place + 1;
          const square = squareOf(number);
          const isTarget = targets.includes(number);
          const isCelebrated = square === 'done' && number > doneAtFirst;
          return (
            <span
              key={number}
              className={styles.square}
              data-square={square}
              data-target={isTarget || undefined}
              data-dyed-now={isCelebrated || undefined}
              style={isCelebrated ? celebrationVars(place, total, number - doneAtFirst - 1) : undefined}
            >
              {square === 'next' ? number : <Motif name={motifOfSquare(number, isTarget)} stroke={4} />}
            </span>
          );
        })}
      </div>
    </div>
  );
}

/** A celebrated square grows away from the cloth's nearest edges, so that it stays within the cloth. */
function celebrationVars(place: number, total: number, index: number) {
  const origin = (across: number): string => {
    const columns = Math.min(total, across);
    const rows = Math.ceil(total / columns);
    return `${share(place % columns, columns)} ${share(Math.floor(place / columns), rows)}`;
  };
  return assignInlineVars({
    [styles.origin]: origin(SQUARES_PER_ROW),
    [styles.originNarrow]: origin(SQUARES_PER_NARROW_ROW),
    [styles.waiting]: String(Math.min(index, MAX_WAITING)),
  });
}

const share = (index: number, count: number): string =>
  `${count <= 1 ? 50 : Math.round((index / (count - 1)) * 100)}%`;
