import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../Link/Link.tsx';
import { LinkButton } from '../Link/LinkButton.tsx';
import { Notice } from './Notice.tsx';

/**
 * A message that stays on the page as long as it applies: offline, an expired hold, sandbox mode. It has a tint and an
 * icon and no border. `band` is one slim line across the window, above the page.
 *
 * For an event that just happened use `Toast`, for an invalid field its `error`, for a page without content
 * `ErrorState` or `EmptyState`. It cannot be dismissed. `critical` is assertive: it interrupts screen readers, so use
 * it for urgent messages only.
 */
const meta = {
  component: Notice,
  args: { tone: 'info', children: 'The list was loaded at 10:31.' },
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};
export const Positive: Story = {
  args: {
    tone: 'positive',
    title: 'The first target is met.',
    children: 'The letter comes within two days.',
  },
};
export const Attention: Story = {
  args: { tone: 'attention', title: 'Sandbox bank.', children: 'No real money moves here.' },
};
export const Critical: Story = {
  args: { tone: 'critical', title: 'The transfer failed.', children: 'Nothing was taken from your account.' },
};

export const TitleAlone: Story = { args: { title: 'You are offline.', children: undefined } };

export const WithAnAction: Story = {
  args: {
    tone: 'attention',
    title: 'This is above 33% of your salary.',
    children: 'Banks rarely agree to that. A longer time makes each month smaller.',
    action: (
      <Link href="#months" tone="inherit">
        Change the months
      </Link>
    ),
  },
};

export const Band: Story = {
  args: {
    shape: 'band',
    tone: 'attention',
    children: (
      <>
        Everything here is a trial.{' '}
        <LinkButton tone="inherit" onClick={() => undefined}>
          Open the sandbox
        </LinkButton>
      </>
    ),
  },
  parameters: { bare: true },
};

export const Long: Story = {
  args: {
    tone: 'critical',
    title: 'We could not reach Sandbox Bank.',
    children:
      'Nothing was sent and nothing was taken. Your unit stays held until Monday, 23 November 2026, at 10:24, and you can try again as often as you like until then. If your bank shows the amount as gone, wait an hour before you write to us: it usually comes back by itself.',
  },
};
