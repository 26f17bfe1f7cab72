import { Notice } from '@adire/ui';

/** Keeps a buyer from sending a transfer again that the bank is confirming. */
export const ConfirmingNotice = () => (
  <Notice tone="info" title="We are confirming your transfer with the bank">
    It came before the hold on this unit ended, so the unit stays yours until the bank answers. Do not send it
    again: this page changes by itself.
  </Notice>
);
