import { Notice } from '@adire/ui';

/** Shown if the last check of a payment failed for lack of a network. */
export const LookLost = () => (
  <Notice tone="attention">We cannot check for your transfer right now. We will keep trying.</Notice>
);
