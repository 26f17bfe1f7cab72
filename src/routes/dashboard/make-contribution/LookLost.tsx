import { Notice } from '@adire/ui';

/** The last look at a payment found no network. */
export const LookLost = () => (
  <Notice tone="attention">We cannot check for your transfer right now. We will keep trying.</Notice>
);
