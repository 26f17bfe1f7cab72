import type { Meta, StoryObj } from '@storybook/react-vite';
import { StackedBar, type StackedBarPart } from './StackedBar.tsx';

const contribution: StackedBarPart = {
  key: 'contribution',
  label: 'Your contribution',
  value: 6,
  valueText: '₦6,000,000',
  percentText: '24%',
  pattern: 'accent',
};
const pension: StackedBarPart = {
  key: 'pension',
  label: 'Your pension',
  value: 1.5,
  valueText: '₦1,500,000',
  percentText: '6%',
  pattern: 'gold',
};
const loan: StackedBarPart = {
  key: 'loan',
  label: 'The bank',
  value: 17.5,
  valueText: '₦17,500,000',
  percentText: '70%',
  pattern: 'hatch',
};

/**
 * Two or three shares of a whole. The legend names each with its amount and percentage, so that nothing relies on
 * colour: gold has an inner line, the third share is hatched.
 *
 * For progress use `ProgressBar`, for a distribution `Histogram`, for four or more shares `Table`. It does not round
 * the shares to 100: the caller passes the texts.
 */
const meta = {
  component: StackedBar,
  args: { label: 'Where the price comes from', parts: [contribution, pension, loan] },
} satisfies Meta<typeof StackedBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeShares: Story = {};
export const TwoShares: Story = { args: { parts: [contribution, loan] } };
export const OneShare: Story = {
  args: { parts: [{ ...contribution, valueText: '₦25,000,000', percentText: '100%' }] },
};

/** An empty share is in the legend, but not in the bar. */
export const AnEmptyShare: Story = {
  args: { parts: [contribution, { ...pension, value: 0, valueText: '₦0', percentText: '0%' }, loan] },
};
export const ASmallShare: Story = {
  args: {
    parts: [contribution, { ...pension, value: 0.02, valueText: '₦20,000', percentText: '0.08%' }, loan],
  },
};
export const Long: Story = {
  args: {
    parts: [
      {
        ...contribution,
        label: 'What you contribute yourself, month by month',
        valueText: '₦833,333,333.34',
      },
      pension,
      loan,
    ],
  },
};
