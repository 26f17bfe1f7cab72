import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stepper } from './Stepper.tsx';

/**
 * The steps of a flow of three to five: done, current, to come. A phone shows the label of the current step only;
 * screen readers get all of them.
 *
 * For milestones with dates use `Timeline`, for pages of a list `Pagination`, for several views of one subject `Tabs`.
 * It is not clickable: the page has its own link back, because not every step can be left.
 */
const meta = {
  component: Stepper,
  args: {
    steps: ['Unit', 'Plan', 'Calculator', 'Payment'],
    current: 1,
    label: 'Steps to your first contribution',
  },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = { args: { current: 0 } };
export const Middle: Story = {};
export const Last: Story = { args: { current: 3 } };
export const AllDone: Story = { args: { current: 4 } };
export const Long: Story = {
  args: {
    steps: [
      'Choose how much you contribute',
      'Say where the money comes from',
      'Read what you agree to',
      'Pay',
    ],
    current: 2,
  },
};
