import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Link } from '../Link/Link.tsx';
import { Text } from '../Text/Text.tsx';
import { Inline } from './Inline.tsx';

/**
 * Places items side by side, and wraps them onto the next line when they do not fit.
 *
 * For a vertical layout use `Stack`, for equal columns `Grid`. It never scrolls sideways; turn `wrap` off only for
 * content that always fits, such as an icon and a word.
 */
const meta = {
  component: Inline,
  args: {
    children: (
      <>
        <Button>Continue</Button>
        <Button variant="quiet">Save for later</Button>
        <Button variant="text">Cancel</Button>
      </>
    ),
  },
} satisfies Meta<typeof Inline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wraps: Story = {};
export const SpaceBetween: Story = {
  args: {
    justify: 'between',
    align: 'baseline',
    children: (
      <>
        <Heading level={3}>Recent payments</Heading>
        <Link href="#all">All</Link>
      </>
    ),
  },
};
export const NoWrap: Story = {
  args: {
    wrap: false,
    gap: 2,
    children: (
      <>
        <Badge tone="attention">in 7 days</Badge>
        <Text as="span">due Sat 28 Nov, ₦400,000 for Ewe Terraces, Block 1, U4, by transfer</Text>
      </>
    ),
  },
};
