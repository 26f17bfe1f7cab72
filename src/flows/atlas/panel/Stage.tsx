import type { ReactNode } from 'react';
import { picturesKeyOf } from '../data/atlas.ts';
import { LookChoices, Screen, type ScreenProps } from './Screen.tsx';
import * as styles from './Stage.css.ts';

export interface StageProps extends ScreenProps {
  readonly children: ReactNode;
}

/**
 * A screen with its next moves. They are next to a phone's picture if there is room, so that the user sees it change.
 */
export function Stage({ children, ...screen }: StageProps) {
  const { flow, situation, look } = screen;
  const isPictured =
    flow.pictures[picturesKeyOf(flow.situations[situation ?? -1]?.leaves ?? [])] !== undefined;
  return (
    <div className={isPictured && look.size === 'phone' ? styles.beside : styles.under}>
      {isPictured ? (
        <div className={styles.across}>
          <LookChoices {...screen} />
        </div>
      ) : null}
      <Screen {...screen} />
      {children}
    </div>
  );
}
