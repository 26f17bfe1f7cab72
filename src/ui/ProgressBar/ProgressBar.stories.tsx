import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressBar } from './ProgressBar.tsx';

/**
 * Progress towards a maximum, with targets on the way. Screen readers get `valueText`; the names and amounts of the
 * targets are below the bar.
 *
 * For countable parts use `ClothProgress`; for shares of a whole `StackedBar`; for a wait of unknown length
 * `WaitTracker`. Show the number as text next to it. `over` marks an exceeded limit; name the limit in a sentence.
 */
const meta = {
  component: ProgressBar,
  args: {
    label: 'Contributed so far',
    value: 3_600_000,
    max: 9_600_000,
    valueText: '₦3,600,000 of ₦9,600,000',
  },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

const targets = [
  { at: 4_800_000, label: 'First target', note: '₦4,800,000' },
  { at: 9_600_000, label: 'Second', note: '₦9,600,000' },
];

export const Part: Story = {};
export const WithTargets: Story = { args: { shownValue: '37.5%', ticks: targets } };
export const Empty: Story = {
  args: { value: 0, valueText: '₦0 of ₦9,600,000', shownValue: '0%', ticks: targets },
};
export const Complete: Story = {
  args: { value: 9_600_000, valueText: '₦9,600,000 of ₦9,600,000', shownValue: '100%', ticks: targets },
};

/** A target near the start, where a centred label would leave the bar. */
export const EarlyTarget: Story = { args: { ticks: [{ at: 480_000, label: 'Fee', note: '₦480,000' }] } };

/** The label of a target that is close to another one is below it. */
export const CloseTargets: Story = {
  args: {
    shownValue: '37.5%',
    ticks: [
      { at: 8_000_000, label: 'First target', note: '₦8,000,000' },
      { at: 9_600_000, label: 'Second target', note: '₦9,600,000' },
    ],
  },
};

/** On phones the labels need two rows. */
export const CloseOnPhones: Story = {
  args: {
    value: 9_000_000,
    max: 24_000_000,
    valueText: '₦9,000,000 of ₦24,000,000',
    shownValue: '37.5%',
    ticks: [
      { at: 16_300_000, label: 'First target', note: '₦16,300,000' },
      { at: 24_000_000, label: 'Second target', note: '₦24,000,000' },
    ],
  },
};

/** Targets at the same place share one label. */
export const EqualTargets: Story = {
  args: {
    shownValue: '37.5%',
    ticks: [
      { at: 9_600_000, label: 'First target', note: '₦9,600,000' },
      { at: 9_600_000, label: 'Second target', note: '₦9,600,000' },
    ],
  },
};

export const OverALimit: Story = {
  args: {
    label: 'Share of your salary',
    value: 41,
    max: 60,
    valueText: '41% of your salary, 8% above what banks agree to',
    shownValue: '41%',
    tone: 'over',
    ticks: [{ at: 33, label: '33%', note: 'what banks agree to' }],
  },
};
