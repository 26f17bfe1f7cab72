import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';
import { DialogFoot } from './DialogFoot.tsx';

function Opens({ open: start, ...rest }: DialogProps) {
  const [open, setOpen] = useState(start);
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        Open
      </Button>
      <Dialog
        {...rest}
        open={open}
        onOpenChange={setOpen}
        actions={
          rest.actions ?? (
            <>
              <Button variant="critical" onClick={() => setOpen(false)}>
                Cancel the payment
              </Button>
              <Button onClick={() => setOpen(false)}>Keep it</Button>
            </>
          )
        }
      />
    </>
  );
}

/**
 * A question that must be answered before continuing; on phones a sheet from the bottom. The title and the close
 * button stay visible while the content scrolls. It traps the focus and returns it on close; Escape closes it.
 *
 * For a choice that keeps the page usable use `Popover`, for a menu `Drawer`, for a message `Toast`. Open it only in
 * response to a user action, and do not stack dialogs: use `steps` instead.
 */
const meta = {
  component: Dialog,
  args: {
    open: true,
    onOpenChange: () => undefined,
    title: 'Cancel this payment?',
    children: (
      <Text tone="ink2">The unit is free for others again. Money that is on its way comes back to you.</Text>
    ),
  },
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  render: (args) => <Opens {...args} />,
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Closed: Story = { args: { open: false } };

export const StepOfAFlow: Story = {
  args: {
    title: 'How much?',
    description: 'Ewe Terraces, Block 1, U4',
    steps: { current: 2, total: 3 },
    children: <TextField label="Amount" value="₦400,000" onChange={() => undefined} />,
    actions: <Button>Continue</Button>,
  },
};

export const Busy: Story = {
  args: {
    actions: (
      <>
        <Button variant="quiet">Keep it</Button>
        <Button variant="critical" busy>
          Cancel the payment
        </Button>
      </>
    ),
  },
};

export const Wide: Story = { args: { size: 'wide', title: 'Terms' } };

export const Long: Story = {
  args: {
    size: 'wide',
    title: 'The terms of saving together, of paying in time, and of what happens if you cannot',
    children: (
      <Stack gap={4}>
        {Array.from({ length: 24 }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the key is the position; the list is static.
          <Text key={place}>
            {place + 1}. Each payment dyes one square. The first target reserves the unit in your name; the
            second brings the keys.
          </Text>
        ))}
      </Stack>
    ),
    actions: <Button>Agree</Button>,
  },
};

/** The form's own button is in a `DialogFoot`, so that it stays in view while the form scrolls. */
export const LongForm: Story = {
  args: {
    title: 'How much?',
    children: (
      <form onSubmit={(event) => event.preventDefault()}>
        <Stack gap={4}>
          {['Amount', 'Bank', 'Account number', 'Name', 'Town', 'Street', 'Phone number', 'Email'].map(
            (label) => (
              <TextField key={label} label={label} value="" onChange={() => undefined} />
            ),
          )}
          <DialogFoot>
            <Button type="submit" size="large" block>
              Continue
            </Button>
          </DialogFoot>
        </Stack>
      </form>
    ),
  },
  render: (args) => <Dialog {...args} />,
};
