import type { ReactNode } from 'react';
import { classNames } from '../private/classNames.ts';
import { type NoticeTone, toneIcons } from '../private/toneIcons.ts';
import * as styles from './Notice.css.ts';

export interface NoticeProps {
  readonly tone: NoticeTone;
  readonly title?: ReactNode | undefined;
  readonly children?: ReactNode | undefined;
  readonly action?: ReactNode | undefined;
}

/** A fact that belongs to the page. A critical one is announced at once. */
export function Notice({ tone, title, children, action }: NoticeProps) {
  const Icon = toneIcons[tone];
  return (
    <div
      className={classNames(styles.notice, styles.tone[tone])}
      role={tone === 'critical' ? 'alert' : 'status'}
    >
      <Icon size={20} className={styles.icon} aria-hidden="true" />
      <div className={styles.body}>
        {title === undefined ? null : <div className={styles.title}>{title}</div>}
        {children}
        {action === undefined ? null : <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}
