import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyMillions } from '../private/storyMillions.ts';
import { LineChart } from './LineChart.tsx';

const points = [0, 400, 800, 1_200, 1_200, 1_600, 2_000, 2_600].map((value, at) => ({ at, value }));

/**
 * Growth over time, with targets. It draws steps, not slopes, because the value is constant between two payments.
 *
 * For the current value use `ProgressBar`, for a distribution `Histogram`. It draws one line; to compare several use a
 * table.
 */
const meta = {
  component: LineChart,
  args: {
    label: 'Saved month by month',
    points,
    end: 24,
    targets: [
      { label: 'First target', value: 4_800 },
      { label: 'Second target', value: 9_600 },
    ],
    formatX: (at: number) => `Month ${at}`,
    formatValue: (thousands: number) => storyMillions(thousands / 1000),
  },
} satisfies Meta<typeof LineChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Growing: Story = {};
export const OnePoint: Story = { args: { points: points.slice(0, 1) } };
export const WithoutTargets: Story = { args: { targets: [], end: undefined } };

/** Targets close to each other share one label. */
export const CloseTargets: Story = {
  args: {
    targets: [
      { label: 'First target', value: 4_500 },
      { label: 'Second target', value: 4_800 },
    ],
  },
};
