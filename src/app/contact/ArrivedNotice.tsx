import { Notice } from '@adire/ui';
import type { ReactNode } from 'react';

interface ArrivedNoticeProps {
  readonly reference: string;
  readonly action?: ReactNode;
}

/** Confirms that the support team received a message. */
export const ArrivedNotice = ({ reference, action }: ArrivedNoticeProps) => (
  <Notice tone="positive" title="Your message has arrived." action={action}>
    We answer by email. Your reference is {reference}.
  </Notice>
);
