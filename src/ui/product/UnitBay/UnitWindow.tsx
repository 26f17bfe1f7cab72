import { classNames } from '../../private/classNames.ts';
import * as styles from './UnitWindow.css.ts';

/** Clear glass, a half-closed blind, drawn curtains, shutters. The caller defines the meaning of each. */
export const unitWindowStyles = ['clear', 'blind', 'curtains', 'shutters'] as const;
export type UnitWindowStyle = (typeof unitWindowStyles)[number];

/** `lit` is the window of the selected unit. */
type Drawing = UnitWindowStyle | 'lit';

/** The pane and what covers it: x from 8 to 112, y from 4 to 56. */
function Pane({ drawing }: { readonly drawing: Drawing }) {
  switch (drawing) {
    case 'clear':
      return (
        <>
          <path d="M8 4h104v52H8z" className={styles.glass} />
          <path d="M52 4h8L38 56h-12z" className={styles.glint} />
        </>
      );
    case 'blind':
      return (
        <>
          <path d="M8 4h104v52H8z" className={styles.blindGlass} />
          <path d="M8 4h104v27H8z" className={styles.blind} />
          <path d="M8 10h104M8 16h104M8 22h104M8 28h104" className={styles.slat} />
        </>
      );
    case 'curtains':
      return (
        <>
          <path d="M8 4h104v52H8z" className={styles.curtain} />
          <path
            d="M16 4v52M25 4v52M33 4v52M42 4v52M51 4v52M69 4v52M78 4v52M87 4v52M95 4v52M104 4v52"
            className={styles.fold}
          />
        </>
      );
    case 'shutters':
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

const frameLines: Record<Drawing, string | undefined> = {
  clear: undefined,
  blind: styles.blindLine,
  curtains: styles.curtainLine,
  shutters: styles.shutterFrameLine,
  lit: styles.litLine,
};

/** A window with its balcony. Decoration: explain it in the text next to it. */
export function UnitWindow({
  drawing,
  className,
}: {
  readonly drawing: Drawing;
  readonly className: string;
}) {
  const line = frameLines[drawing];
  return (
    <svg viewBox="0 0 120 60" preserveAspectRatio="none" className={className} aria-hidden="true">
      <Pane drawing={drawing} />
      <path d="M8 4h104v52H8zM60 4v52" className={classNames(styles.frame, line)} />
      <path d="M3 38h114M3 38v18M117 38v18" className={classNames(styles.frame, line)} />
      <path
        d="M14 38v18M23 38v18M32 38v18M41 38v18M50 38v18M70 38v18M79 38v18M88 38v18M97 38v18M106 38v18"
        className={classNames(styles.rail, line)}
      />
    </svg>
  );
}
