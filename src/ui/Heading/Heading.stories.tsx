import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { Heading } from './Heading.tsx';

/**
 * A title. Its level is its place in the page's outline, which those who listen travel by; `look` makes it as large as
 * the eye wants it there.
 *
 * A number that matters is a `Figure`. Exactly one of level 1 on a page, and no level left out: it refuses to be chosen
 * for its size. `display` is for the one headline of the landing.
 */
const meta = { component: Heading, args: { level: 2, children: 'Recent payments' } } satisfies Meta<
  typeof Heading
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Levels: Story = {
  render: () => (
    <Stack gap={4}>
      <Heading level={1}>Good morning, Tolu</Heading>
      <Heading level={2}>Recent payments</Heading>
      <Heading level={3}>Wallet balance</Heading>
    </Stack>
  ),
};
export const SmallerThanItsLevel: Story = { args: { level: 1, look: 3, children: 'Log in' } };
export const Display: Story = {
  args: { level: 1, display: true, children: 'A square at a time, until it is whole' },
};
export const WithAnAmount: Story = { args: { level: 1, children: 'Send ₦250,000 to your account' } };
export const Long: Story = {
  args: {
    level: 1,
    children: 'Four bedroom semi-detached duplex with a boys’ quarter at Oluwaninshola-Ogunbanjo Close, Ajah',
  },
};
