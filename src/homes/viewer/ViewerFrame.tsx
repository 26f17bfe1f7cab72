import type { ReactNode } from 'react';
import * as styles from './viewerFrame.css.ts';

interface ViewerFrameProps {
  readonly isBusy: boolean;
  readonly children: ReactNode;
}

/** Keeps one size whatever it shows, so that nothing jumps. */
export const ViewerFrame = ({ isBusy, children }: ViewerFrameProps) => (
  <div className={styles.frame} aria-busy={isBusy || undefined}>
    {children}
  </div>
);

/** A message in the middle of the frame, in place of the model. */
export const FrameMessage = ({
  role,
  children,
}: {
  readonly role?: 'status';
  readonly children: ReactNode;
}) => (
  <div className={styles.message} role={role}>
    {children}
  </div>
);
