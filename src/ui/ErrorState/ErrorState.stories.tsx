import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { ErrorState } from './ErrorState.tsx';

/**
 * Replaces content that failed to load: what failed, why if known, and what to do next. Screen readers announce it
 * immediately.
 *
 * If older content is still available, keep it and use a `Notice`; an invalid field has its `error`. Do not show codes
 * or apologies, and always offer a retry or another way.
 */
const meta = {
  component: ErrorState,
  args: {
    title: 'We could not fetch your account',
    children: 'Check your internet connection. Nothing that you have paid is lost.',
    onRetry: () => undefined,
  },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithRetry: Story = {};
export const Offline: Story = {
  args: {
    cause: 'offline',
    title: 'Your account comes when you are online again',
    children: 'There is no internet connection. What you typed is kept.',
  },
};
export const Busy: Story = { args: { busy: true } };
export const AnotherWay: Story = {
  render: () => (
    <ErrorState title="This page is for members" action={<Button href="#log-in">Log in</Button>}>
      Log in to see it.
    </ErrorState>
  ),
};
export const InsideACard: Story = {
  args: { level: 3, title: 'The 3D model did not load', children: undefined },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
};
export const Long: Story = {
  args: {
    title: 'We could not fetch the statement of all that you have paid since November 2024',
    retryLabel: 'Try to fetch the statement again',
    action: (
      <Button variant="text" href="#support">
        Write to support
      </Button>
    ),
  },
};
