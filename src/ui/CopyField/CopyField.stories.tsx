import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { CopyField } from './CopyField.tsx';

/**
 * A text that one takes elsewhere: an account number, an amount, a reference. What is copied is the bare value, what is
 * shown is grouped for the eye. Large where it is the one number of the page.
 *
 * What may be changed is a `TextField`. Where the browser does not let us copy, it says so and selects the text: it
 * refuses to pretend.
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
