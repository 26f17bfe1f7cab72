import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../Link/Link.tsx';
import { Text } from '../Text/Text.tsx';
import { Section } from './Section.tsx';

/**
 * A titled part of a page: a landmark that is named by its title, so that those who listen can jump to it. Beside the
 * title there is room for one way to more of the same.
 *
 * A surface with a hairline is a `Card`; inside one, use `level={3}` or `look={3}`. Without a title it is only a gap:
 * then `Stack` says so better. It refuses a second action: two links beside a title compete with it.
 */
const meta = {
  component: Section,
  args: {
    title: 'Payment history',
    children: <Text tone="ink2">Nine contributions, the last one on 28 October 2026.</Text>,
  },
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Titled: Story = {};
export const WithAnAction: Story = { args: { action: <Link href="#all">All 9</Link> } };
export const InACard: Story = { args: { look: 3 } };
export const WithoutATitle: Story = { args: { title: undefined } };
export const Long: Story = {
  args: {
    title: 'What happens between the first contribution and the day on which you get the letter',
    action: <Link href="#all">All the steps</Link>,
  },
};
