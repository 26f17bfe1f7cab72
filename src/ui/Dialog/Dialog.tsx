import type { ReactNode } from 'react';
import { classNames } from '../private/classNames.ts';
import { ModalPanel, type ModalPanelProps } from '../private/ModalPanel.tsx';
import { useMessages } from '../UiProvider/UiProvider.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Dialog.css.ts';

export interface DialogProps extends ModalPanelProps {
  /** Buttons, the main one last: right-aligned; on phones they share the full width. */
  readonly actions?: ReactNode | undefined;
  /** `normal` is 520 px wide at most, `wide` 760 px. Defaults to `normal`. */
  readonly size?: keyof typeof styles.size | undefined;
  /** Progress through a flow of dialogs; `current` counts from 1. */
  readonly steps?: { readonly current: number; readonly total: number } | undefined;
}

/** A modal dialog; on phones a sheet from the bottom. */
export function Dialog({ children, actions, size = 'normal', steps, ...modal }: DialogProps) {
  return (
    <ModalPanel
      {...modal}
      panelStyles={{
        panel: classNames(styles.dialog, styles.size[size]),
        head: styles.head,
        title: styles.title,
        description: styles.description,
        close: styles.close,
      }}
    >
      {steps === undefined ? null : <Steps {...steps} />}
      {children}
      {actions === undefined ? null : (
        <div className={classNames(styles.foot, styles.actions)}>{actions}</div>
      )}
    </ModalPanel>
  );
}

function Steps({ current, total }: { readonly current: number; readonly total: number }) {
  const { stepOf } = useMessages();
  return (
    <div className={styles.steps}>
      <VisuallyHidden>{stepOf(current, total)}</VisuallyHidden>
      {Array.from({ length: total }, (_, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: steps never change their order.
          key={index}
          className={styles.step}
          data-done={index < current || undefined}
          aria-hidden="true"
        />
      ))}
    </div>
  );
}
