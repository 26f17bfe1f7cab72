import type { Meta, StoryObj } from '@storybook/react-vite';
import { Histogram } from './Histogram.tsx';

const COUNTS = [2, 4, 9, 17, 26, 31, 27, 22, 18, 14, 11, 8, 6, 4, 3, 2, 1, 0, 1, 1];
const bins = COUNTS.map((count, index) => ({ from: index * 5, to: (index + 1) * 5, count }));

/**
 * Shows how many items there are in each range, before a range is applied. Place it above a `Slider` with the same
 * ends.
 *
 * It has no axes: its label describes it in one sentence, and the fields below show the numbers. For change over time
 * use `LineChart`.
 */
const meta = {
  component: Histogram,
  args: { label: '207 results, most of them from ₦20m to ₦40m', bins },
} satisfies Meta<typeof Histogram>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {};
export const WithARange: Story = { args: { within: [15, 60] } };
export const WithACeiling: Story = { args: { mark: 42 } };
export const Empty: Story = {
  args: { label: 'No results', bins: bins.map((bin) => ({ ...bin, count: 0 })) },
};
