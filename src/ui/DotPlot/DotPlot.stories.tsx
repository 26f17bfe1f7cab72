import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyMillions } from '../private/storyMillions.ts';
import { DotPlot } from './DotPlot.tsx';

const values = [
  18, 22, 22, 24, 25, 25, 26, 28, 28, 28, 30, 32, 33, 36, 36, 39, 42, 45, 46, 54, 55, 58, 59, 65, 78, 98,
];

/**
 * Each item as a dot on a scale, with a band over the relevant range, which shows at a glance whether it contains
 * items. The label states the same in one sentence.
 *
 * For hundreds of items use `Histogram`: dots are for counting by eye.
 */
const meta = {
  component: DotPlot,
  args: {
    label: '12 of 26 are within reach',
    values,
    max: 80,
    band: [8.4, 28],
    formatValue: storyMillions,
  },
} satisfies Meta<typeof DotPlot>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SomeWithin: Story = {};
export const NarrowBand: Story = { args: { band: [40, 45], label: '2 of 26 are within reach' } };
export const BandBeyondMax: Story = { args: { band: [60, 200], label: '3 of 26 are within reach' } };
/** A few values are many times the others, so the scale is logarithmic. */
export const Outliers: Story = {
  args: { values: [...values, 180, 210, 240, 380], min: 10, max: 380, label: '12 of 30 are within reach' },
};
export const NoDots: Story = { args: { values: [], label: 'Nothing is on offer' } };
