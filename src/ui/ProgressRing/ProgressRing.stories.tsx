import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressRing } from './ProgressRing.tsx';

/**
 * A known period or a small known count next to text: the seconds until a code can be sent again.
 *
 * For a wait of unknown length use `WaitTracker`; for progress towards a target use `ClothProgress` or `ProgressBar`.
 */
const meta = {
  component: ProgressRing,
  args: { label: 'Time until a new code', value: 42, max: 60, valueText: '42 seconds left', children: '42' },
} satisfies Meta<typeof ProgressRing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Part: Story = {};
export const Nothing: Story = { args: { value: 0, valueText: 'Nothing left', children: '0' } };
export const Complete: Story = { args: { value: 60, valueText: '60 seconds left', children: '60' } };
export const Large: Story = { args: { sizePx: 96 } };
