import { classNames } from '../private/classNames.ts';
import { motif } from './Cloth.css.ts';
import type { MotifName } from './motifs.ts';
import spriteUrl from './sprite.svg?no-inline';

export type { MotifName } from './motifs.ts';

export interface MotifProps {
  readonly name: MotifName;
  /** The width of the lines, in hundredths of the square. Small squares need a higher value. Defaults to 3. */
  readonly stroke?: number | undefined;
  readonly className?: string | undefined;
}

/** One motif in the current text colour. Decoration. */
export function Motif({ name, stroke = 3, className }: MotifProps) {
  return (
    <svg
      viewBox="0 0 100 100"
      strokeWidth={stroke}
      className={classNames(motif, className)}
      aria-hidden="true"
    >
      <use href={`${spriteUrl}#m-${name}`} />
    </svg>
  );
}
