import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../Link/Link.tsx';
import { Text } from '../Text/Text.tsx';
import { Section } from './Section.tsx';

/**
 * A titled part of a page: a landmark named by its title. One link or button fits next to the title.
 *
 * For a surface with a border use `Card`; inside one, set `level={3}` or `look={3}`. Without a title use `Stack`. It
 * accepts one action only.
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
