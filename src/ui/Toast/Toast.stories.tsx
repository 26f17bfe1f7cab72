import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { type Toast, ToastRegion } from './Toast.tsx';

/**
 * Reports what has just happened, at the bottom left and above a phone's bottom bar. Use one region for the whole app,
 * at its root; the owner of the toasts limits their number and duration.
 *
 * It is dismissed with its button, a swipe to the left, or Escape, which closes the newest toast first; F8 moves the
 * focus to the list. It must not contain a decision or information that is needed later: use `Dialog` for a question,
 * `Notice` for the page, a field's `error` for input.
 */
const meta = {
  component: ToastRegion,
  args: { toasts: [], onDismiss: () => undefined },
  decorators: [
    (Story) => (
      <>
        <Text tone="ink2">The page goes on above.</Text>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

const saved: Toast = { id: 'saved', tone: 'positive', message: 'You have saved this one.' };
const failed: Toast = { id: 'failed', tone: 'critical', message: 'The transfer did not go through.' };
const waiting: Toast = { id: 'waiting', tone: 'attention', message: 'Your code runs out in a minute.' };

export const Positive: Story = { args: { toasts: [saved] } };
export const Info: Story = {
  args: { toasts: [{ id: 'info', tone: 'info', message: 'The code was sent again.' }] },
};
export const Attention: Story = { args: { toasts: [waiting] } };

/** Assertive: screen readers announce it immediately. */
export const Critical: Story = { args: { toasts: [failed] } };

export const ThreeAtMost: Story = { args: { toasts: [saved, waiting, failed] } };

export const Long: Story = {
  args: {
    toasts: [
      {
        id: 'long',
        tone: 'critical',
        message:
          'We could not reach Sandbox Bank, so nothing was sent and nothing was taken. Try again in a few minutes.',
      },
    ],
  },
};

function Several() {
  const [count, setCount] = useState(1);
  const [toasts, setToasts] = useState<readonly Toast[]>([saved]);
  const add = (tone: Toast['tone']) => {
    setCount(count + 1);
    setToasts([...toasts.slice(-2), { id: String(count), tone, message: `Message ${count}.` }]);
  };
  return (
    <>
      <Inline gap={3}>
        <Button variant="quiet" onClick={() => add('positive')}>
          Something went well
        </Button>
        <Button variant="quiet" onClick={() => add('critical')}>
          Something failed
        </Button>
      </Inline>
      <ToastRegion toasts={toasts} onDismiss={(id) => setToasts(toasts.filter((toast) => toast.id !== id))} />
    </>
  );
}

export const Dismissable: Story = { render: () => <Several /> };
