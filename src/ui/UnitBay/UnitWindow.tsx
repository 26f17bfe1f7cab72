import { classNames } from '../private/classNames.ts';
import * as styles from './UnitWindow.css.ts';
import type { UnitState } from './unitStates.ts';

/** What hangs in the window, from 8 to 112 across and 4 to 56 down. */
function Hanging({ look }: { readonly look: UnitState | 'lit' }) {
  switch (look) {
    case 'available':
      return (
        <>
          <path d="M8 4h104v52H8z" className={styles.glass} />
          <path d="M52 4h8L38 56h-12z" className={styles.glint} />
        </>
      );
    case 'held':
      return (
        <>
          <path d="M8 4h104v52H8z" className={styles.heldGlass} />
          <path d="M8 4h104v27H8z" className={styles.heldBlind} />
          <path d="M8 10h104M8 16h104M8 22h104M8 28h104" className={styles.slat} />
        </>
      );
    case 'reserved':
      return (
        <>
          <path d="M8 4h104v52H8z" className={styles.curtain} />
          <path
            d="M16 4v52M25 4v52M33 4v52M42 4v52M51 4v52M69 4v52M78 4v52M87 4v52M95 4v52M104 4v52"
            className={styles.fold}
          />
        </>
      );
    case 'sold':
      return (
        <>
          <path d="M8 4h104v52H8z" className={styles.shutter} />
          <path
            d="M8 10h104M8 16h104M8 22h104M8 28h104M8 34h104M8 40h104M8 46h104M8 52h104"
            className={styles.shutterLine}
          />
        </>
      );
    case 'lit':
      return <path d="M8 4h104v52H8z" className={styles.lit} />;
  }
}

const lines: Record<UnitState | 'lit', string | undefined> = {
  available: undefined,
  held: styles.heldLine,
  reserved: styles.reservedLine,
  sold: styles.soldLine,
  lit: styles.litLine,
};

/** A window and its balcony. The window carries the state; the word beside it says it again. */
export function UnitWindow({
  look,
  className,
}: {
  readonly look: UnitState | 'lit';
  readonly className: string;
}) {
  const line = lines[look];
  return (
    <svg viewBox="0 0 120 60" preserveAspectRatio="none" className={className} aria-hidden="true">
      <Hanging look={look} />
      <path d="M8 4h104v52H8zM60 4v52" className={classNames(styles.frame, line)} />
      <path d="M3 38h114M3 38v18M117 38v18" className={classNames(styles.frame, line)} />
      <path
        d="M14 38v18M23 38v18M32 38v18M41 38v18M50 38v18M70 38v18M79 38v18M88 38v18M97 38v18M106 38v18"
        className={classNames(styles.rail, line)}
      />
    </svg>
  );
}
