import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Link } from '../Link/Link.tsx';
import { Text } from '../Text/Text.tsx';
import { Inline } from './Inline.tsx';

/**
 * One thing beside another, on one line while it fits and on the next when it does not.
 *
 * One under another is `Stack`, equal columns are `Grid`. It refuses to scroll sideways; `wrap` off is for what always
 * fits, such as an icon and a word.
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
export const ApartFromEachOther: Story = {
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
export const KeepsItsLine: Story = {
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
