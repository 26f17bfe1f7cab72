import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { ClothProgress, type ClothProgressProps } from './ClothProgress.tsx';

function Dyes({ done: start, ...rest }: ClothProgressProps) {
  const [done, setDone] = useState(start);
  return (
    <Stack gap={4} align="start">
      <div style={{ width: '100%' }}>
        <ClothProgress {...rest} done={done} label={`${done} of ${rest.total} squares dyed`} />
      </div>
      <Button variant="quiet" onClick={() => setDone(Math.min(rest.total, done + 1))}>
        Dye the next square
      </Button>
    </Stack>
  );
}

/**
 * Progress in equal steps, drawn as a cloth with one square for each step: done, next, to come, and the targets with
 * the compound's motif. Unlike a ring, it can be counted.
 *
 * Its label states the numbers, and the page repeats them as text. For amounts that do not come in equal steps use
 * `ProgressBar`. A square that is completed while the page is open, or after `celebrateAfter`, is drawn large, dyed and
 * laid into the cloth; nothing around it moves.
 */
const meta = {
  component: ClothProgress,
  args: {
    label: '9 of 24 squares dyed, ₦3,600,000 of ₦9,600,000',
    total: 24,
    done: 9,
    targets: [12, 24],
  },
} satisfies Meta<typeof ClothProgress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InProgress: Story = {};
export const Empty: Story = { args: { done: 0, label: '0 of 24 squares dyed' } };
export const NextIsATarget: Story = { args: { done: 11, label: '11 of 24 squares dyed' } };
export const Complete: Story = { args: { done: 24, label: '24 of 24 squares dyed' } };
/** For a plan that is paused or stopped. */
export const NoNextSquare: Story = { args: { next: false } };
export const OneSquare: Story = {
  args: { total: 1, done: 0, targets: [1], label: '0 of 1 square dyed' },
};
export const SixSquares: Story = {
  args: { total: 6, done: 2, targets: [3, 6], label: '2 of 6 squares dyed' },
};
export const ThirtySixSquares: Story = {
  args: { total: 36, done: 20, targets: [18, 36], label: '20 of 36 squares dyed' },
};
/** On the page of a received payment: celebrates the squares that it dyed. */
export const Celebrated: Story = { args: { done: 2, celebrateAfter: 0, label: '2 of 24 squares dyed' } };
export const Animated: Story = { render: (args) => <Dyes {...args} /> };
