import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { Heading } from './Heading.tsx';

/**
 * A title. Its level is its position in the page's outline, which screen readers navigate by; `look` sets another
 * size.
 *
 * For an important number use `Figure`. A page has exactly one level 1 and skips no level; never choose a level for
 * its size. `display` is for the headline of the landing page.
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
export const SmallerThanLevel: Story = { args: { level: 1, look: 3, children: 'Log in' } };
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
