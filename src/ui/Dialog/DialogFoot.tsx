import type { ReactNode } from 'react';
import { foot } from './Dialog.css.ts';

export interface DialogFootProps {
  readonly children: ReactNode;
}

/** The submit button of a form that is a dialog's content: like the dialog's `actions`, it stays in view. */
export const DialogFoot = ({ children }: DialogFootProps) => <div className={foot}>{children}</div>;
