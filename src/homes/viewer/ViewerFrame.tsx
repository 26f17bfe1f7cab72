import type { ReactNode } from 'react';
import * as styles from './viewerFrame.css.ts';

interface ViewerFrameProps {
  readonly isBusy: boolean;
  readonly children: ReactNode;
}

/** Has the same size whatever it shows, to avoid layout shifts. */
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
