import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stepper } from './Stepper.tsx';

/**
 * Where one is in a flow of three to five steps: what is done, the one that one is at, what is to come. A phone shows
 * the words of the current step alone; those who listen hear all of them.
 *
 * Milestones with dates are a `Timeline`, pages of a list `Pagination`, views of one thing `Tabs`. It refuses to be
 * clicked: going back is the page's own link, because a step may not be left in every state.
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
