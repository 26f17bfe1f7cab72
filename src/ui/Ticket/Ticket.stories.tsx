import type { Meta, StoryObj } from '@storybook/react-vite';
import { Figure } from '../Figure/Figure.tsx';
import { Ticket } from './Ticket.tsx';

/**
 * A number to use in another app or at a counter, with its details: an account to pay into, a reference. Use one on a
 * page, because its strip of cloth is the only one in a view.
 *
 * For one text to copy use `CopyField`; for facts that are not copied `DescriptionList`. It has only copy buttons: the
 * next action belongs to the page.
 */
const meta = { component: Ticket } satisfies Meta<typeof Ticket>;
export default meta;

const account = {
  label: 'The account to pay into',
  number: { label: 'Account number', display: '8162 409 735', copy: '8162409735' },
  rows: [
    { label: 'Bank', value: 'Sandbox Bank' },
    { label: 'Account name', value: 'Tolu Adeyemi' },
    { label: 'Amount', value: <Figure value="₦250,000" size="m" as="span" />, copy: '250000' },
  ],
} as const;

export const Large: StoryObj = { render: () => <Ticket {...account} /> };
export const Narrow: StoryObj = {
  render: () => (
    <div style={{ maxWidth: '22rem' }}>
      <Ticket {...account} size="normal" />
    </div>
  ),
};
export const Long: StoryObj = {
  render: () => (
    <Ticket
      {...account}
      rows={[
        { label: 'Bank', value: 'Stanbic IBTC Bank, Marina branch' },
        { label: 'Account name', value: 'Oluwaseun Chukwuemeka-Adegbenro' },
        { label: 'Amount', value: <Figure value="₦12,833,333.34" size="m" as="span" />, copy: '12833333.34' },
      ]}
    />
  ),
};
