import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Popover, type PopoverProps } from './Popover.tsx';

function Opens({ open: start, ...rest }: PopoverProps) {
  const [open, setOpen] = useState(start);
  return <Popover {...rest} open={open} onOpenChange={setOpen} />;
}

/**
 * A small panel next to its trigger: a few options or an explanation. Escape and a click outside close it, and the
 * focus returns to the trigger.
 *
 * For actions use `DropdownMenu`, for a filter `FilterMenu`; for a question, or for the full width of a phone,
 * `Dialog`. It never opens on hover.
 */
const meta = {
  component: Popover,
  args: {
    open: true,
    onOpenChange: () => undefined,
    label: 'What the hold means',
    trigger: <Button variant="quiet">What does “on hold” mean?</Button>,
    children: (
      <Stack gap={3}>
        <Text>Somebody has chosen this one and has 48 hours to pay for it.</Text>
        <Text tone="ink2" size="small">
          When nobody pays, it is available again.
        </Text>
      </Stack>
    ),
  },
  render: (args) => <Opens {...args} />,
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Closed: Story = { args: { open: false } };
export const AtTheEnd: Story = { args: { align: 'end' } };

export const Long: Story = {
  args: {
    children: Array.from({ length: 24 }, (_, line) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the key is the position; the list is static.
      <Text key={line}>Line {line + 1} of what is too much for a popover.</Text>
    )),
  },
};
