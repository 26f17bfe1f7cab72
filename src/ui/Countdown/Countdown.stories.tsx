import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Countdown } from './Countdown.tsx';

const MINUTE_MS = 60_000;
const secondsText = (seconds: number) => (seconds === 0 ? 'You can ask again' : `Ask again in ${seconds} s`);

function AsksAgain() {
  const [untilMs, setUntilMs] = useState(() => Date.now() + MINUTE_MS);
  const [hasEnded, setHasEnded] = useState(false);
  if (hasEnded) {
    return (
      <Button
        variant="tint"
        onClick={() => {
          setUntilMs(Date.now() + 10_000);
          setHasEnded(false);
        }}
      >
        Send a new code
      </Button>
    );
  }
  return (
    <Countdown untilMs={untilMs} label={secondsText} totalSeconds={60} onEnd={() => setHasEnded(true)} />
  );
}

/**
 * Remaining time, and what happens when it ends. It reads the clock, so it is correct after a phone has slept. Screen
 * readers announce it every half minute and at the end.
 *
 * Use it only for a known end. For a wait that depends on somebody else use `WaitTracker`, which counts up.
 */
const meta = {
  component: Countdown,
  // A fixed clock, so that the story's screenshot is stable.
  args: { untilMs: 42_000, nowMs: () => 0, label: secondsText },
} satisfies Meta<typeof Countdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Words: Story = {};
export const WithARing: Story = { args: { totalSeconds: 60 } };
export const Ended: Story = { args: { untilMs: 0, totalSeconds: 60 } };
export const Hours: Story = {
  args: {
    untilMs: 2 * 60 * MINUTE_MS,
    label: (seconds: number) => `Held for you for ${Math.ceil(seconds / 3600)} hours`,
  },
};
export const Running: Story = { render: () => <AsksAgain /> };
