import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { Stack } from './Stack.tsx';

const children = (
  <>
    <Badge tone="positive">Received</Badge>
    <Text>₦400,000 on 28 October 2026.</Text>
    <Button variant="quiet">Show the receipt</Button>
  </>
);

/**
 * Places items below each other with a space of the scale between them. Spacing belongs here, not in margins of the
 * items.
 *
 * For a horizontal layout use `Inline`, for equal columns `Grid`, for a titled part of a page `Section`. It accepts
 * sizes of the scale only. `as` sets the element: a list, a form, a section.
 */
const meta = { component: Stack, args: { children, align: 'start' } } satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {};
export const Tight: Story = { args: { gap: 1 } };
export const Wide: Story = { args: { gap: 10 } };
export const Stretched: Story = { args: { align: 'stretch' } };
export const Centred: Story = { args: { align: 'center' } };
export const AtTheEnd: Story = { args: { align: 'end' } };
export const AsAList: Story = {
  args: {
    as: 'ul',
    gap: 2,
    'aria-label': 'Payments',
    children: ['28 October', '28 September', '29 August'].map((day) => (
      <Text key={day} as="li">
        {day}
      </Text>
    )),
  },
};
