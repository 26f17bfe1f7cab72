import type { Meta, StoryObj } from '@storybook/react-vite';
import { Histogram } from './Histogram.tsx';

const COUNTS = [2, 4, 9, 17, 26, 31, 27, 22, 18, 14, 11, 8, 6, 4, 3, 2, 1, 0, 1, 1];
const bins = COUNTS.map((count, index) => ({ from: index * 5, to: (index + 1) * 5, count }));

/**
 * Answers "is there anything in my range" before a range is applied. Stands over a `Slider` whose ends are those of
 * the bins.
 *
 * Refuses axes and labels of its own: the whole is said in one sentence, and the numbers stand in the fields below. Use
 * `LineChart` for what changes over time.
 */
const meta = {
  component: Histogram,
  args: { label: '207 results, most of them from ₦20m to ₦40m', bins },
} satisfies Meta<typeof Histogram>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {};
export const WithARange: Story = { args: { within: [15, 60] } };
export const Empty: Story = {
  args: { label: 'No results', bins: bins.map((bin) => ({ ...bin, count: 0 })) },
};
