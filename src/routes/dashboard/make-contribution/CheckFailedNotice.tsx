import { Notice } from '@adire/ui';

/** Shown if the last status check of a payment failed. */
export const CheckFailedNotice = () => (
  <Notice tone="attention">We cannot check for your transfer right now. We will keep trying.</Notice>
);
