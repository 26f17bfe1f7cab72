import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { CopyField } from './CopyField.tsx';

/**
 * A text to use elsewhere: an account number, an amount, a reference. It copies the bare value and shows it grouped.
 * Use `large` for the one number of the page.
 *
 * For an editable value use `TextField`. If the browser rejects copying, it shows an error and selects the text.
 */
const meta = {
  component: CopyField,
  args: { label: 'Account number', value: '8162409735', display: '8162 409 735' },
} satisfies Meta<typeof CopyField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {};
export const Large: Story = {
  args: { size: 'large' },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
};
export const AnAmount: Story = {
  args: { label: 'Amount', value: '833333.34', display: '₦833,333.34' },
};
export const Long: Story = {
  args: { label: 'Session number', value: '000013261128093145000218846201', display: undefined },
};
