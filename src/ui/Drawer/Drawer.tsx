import { classNames } from '../private/classNames.ts';
import { ModalPanel, type ModalPanelProps } from '../private/ModalPanel.tsx';
import * as styles from './Drawer.css.ts';

export interface DrawerProps extends Omit<ModalPanelProps, 'description'> {
  /** The edge it opens from. Defaults to `left`. */
  readonly side?: keyof typeof styles.side | undefined;
}

/** A modal panel at an edge of the window: the menu at the left, filters at the bottom. */
export function Drawer({ side = 'left', ...modal }: DrawerProps) {
  return (
    <ModalPanel
      {...modal}
      panelStyles={{
        panel: classNames(styles.drawer, styles.side[side]),
        head: styles.head,
        title: styles.title,
        close: styles.close,
      }}
    />
  );
}
