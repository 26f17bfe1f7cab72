import type { Meta, StoryObj } from '@storybook/react-vite';
import { Divider } from '../Divider/Divider.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Card } from './Card.tsx';

const words = (
  <Stack gap={2}>
    <Heading level={3}>Wallet balance</Heading>
    <Text tone="inherit">₦355,000 more covers the next one.</Text>
  </Stack>
);

/**
 * Groups related content on a surface with a thin border and no shadow. As a `section` with a label it is a landmark.
 *
 * Within one subject use a `Divider` or space; do not nest cards. For options use `RadioCards`; a picture with text is
 * a `Media` and needs no card.
 */
const meta = { component: Card, args: { children: words } } satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Selected: Story = { args: { tone: 'selected' } };
export const Accent: Story = { args: { tone: 'accent' } };
export const OnDeep: Story = { args: { tone: 'deep' } };

/** For content up to the edge: pictures, lists, tables. */
export const NoPadding: Story = {
  args: {
    padding: 'none',
    children: (
      <>
        <Card tone="selected">First part</Card>
        <Divider />
        <Card>Second part</Card>
      </>
    ),
  },
};
