import { Notice } from '@adire/ui';

/** The last look at a payment found no network. */
export const LookLost = () => (
  <Notice tone="attention">We cannot ask after your transfer just now, and keep trying.</Notice>
);
