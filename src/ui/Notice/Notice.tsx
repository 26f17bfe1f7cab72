import type { ReactNode } from 'react';
import { classNames } from '../private/classNames.ts';
import { type NoticeTone, toneIcons } from '../private/toneIcons.ts';
import * as styles from './Notice.css.ts';

export interface NoticeProps {
  readonly tone: NoticeTone;
  /** `box` is part of the page's content, `band` one slim line across the window. Defaults to `box`. */
  readonly shape?: keyof typeof styles.shape | undefined;
  readonly title?: ReactNode | undefined;
  readonly children?: ReactNode | undefined;
  readonly action?: ReactNode | undefined;
}

const ICON_PX = { box: 20, band: 16 } as const;

/** A message about the page. A critical one is assertive: screen readers announce it immediately. */
export function Notice({ tone, shape = 'box', title, children, action }: NoticeProps) {
  const Icon = toneIcons[tone];
  return (
    <div
      className={classNames(styles.notice, styles.shape[shape], styles.tone[tone])}
      role={tone === 'critical' ? 'alert' : 'status'}
    >
      <Icon size={ICON_PX[shape]} className={styles.icon} aria-hidden="true" />
      <div className={styles.body}>
        {title === undefined ? null : <div className={styles.title}>{title}</div>}
        {children}
        {action === undefined ? null : <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}
