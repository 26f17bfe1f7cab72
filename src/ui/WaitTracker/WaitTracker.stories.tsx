import type { Meta, StoryObj } from '@storybook/react-vite';
import { WaitTracker } from './WaitTracker.tsx';

const AT_10_31 = Date.parse('2026-11-21T10:31:00+01:00');
const MINUTE_MS = 60_000;

/** A fixed clock, so that the stories' screenshots are stable. */
const after = (minutes: number) => () => AT_10_31 + minutes * MINUTE_MS;
const afterTwo = after(2.24);
const afterAnHour = after(62.05);

const steps = [
  { title: 'Unit held for you', note: 'Until Mon 23 Nov, 10:24' },
  { title: 'You have sent the money', note: '10:31 today' },
  { title: 'Waiting for the bank', note: 'You can close this page, a text comes to 0803 ••• 4567' },
  { title: 'Contribution received', note: 'The unit is reserved in your name' },
];

/**
 * A wait of unknown length that depends on someone else: a clock of the elapsed time, and the expected step. State how
 * long it usually takes, and that the page may be closed.
 *
 * For a known period use `Countdown` or `ProgressRing`, for seconds `Spinner`, for milestones over months `Timeline`.
 * It shows no percentage and promises no time.
 */
const meta = {
  component: WaitTracker,
  args: { steps, current: 2, sinceMs: AT_10_31, nowMs: afterTwo, clockNote: 'since you sent it, at 10:31' },
} satisfies Meta<typeof WaitTracker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};
export const JustStarted: Story = { args: { nowMs: after(0) } };
export const OverAnHour: Story = { args: { nowMs: afterAnHour } };
export const Arrived: Story = { args: { current: steps.length, hideClock: true } };
export const WithoutAClock: Story = { args: { hideClock: true } };
export const Long: Story = {
  args: {
    steps: [
      ...steps.slice(0, 2),
      {
        title:
          'Waiting for Sandbox Bank to confirm the transfer from the account in the name of Tolu Adeyemi',
        note: 'Most transfers arrive within 5 minutes. On salary days, at night and on public holidays it may take longer, and nothing is lost when it does.',
      },
    ],
  },
};
