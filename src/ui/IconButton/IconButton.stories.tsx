import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heart, Menu, MessageCircle, Share2, X } from 'lucide-react';
import { useState } from 'react';
import { Card } from '../Card/Card.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { IconButton } from './IconButton.tsx';

function SaveToggle({ label, isOn = false }: { readonly label: string; readonly isOn?: boolean }) {
  const [pressed, setPressed] = useState(isOn);
  return (
    <IconButton
      label={label}
      icon={<Heart size={20} />}
      variant="surface"
      pressed={pressed}
      onClick={() => setPressed(!pressed)}
    />
  );
}

/**
 * An action with a well-known icon: close, menu, save, share. It is 44 px wide and high; its label is the accessible
 * name and the tooltip.
 *
 * If the icon is not obvious, use a `Button` with text. With `pressed` it is a toggle, filled when it is on. The label
 * is required.
 */
const meta = {
  component: IconButton,
  args: { label: 'Menu', icon: <Menu size={22} /> },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
/** Over pictures. */
export const Surface: Story = { args: { variant: 'surface', label: 'Share', icon: <Share2 size={20} /> } };
export const OnDeep: Story = {
  args: { variant: 'onDeep', label: 'Close', icon: <X size={22} /> },
  render: (args) => (
    <Card tone="deep">
      <IconButton {...args} />
    </Card>
  ),
};
export const SwitchedOffAndOn: Story = {
  render: () => (
    <Inline>
      <SaveToggle label="Save" />
      <SaveToggle label="Save the second" isOn />
    </Inline>
  ),
};
export const Busy: Story = { args: { label: 'Save', icon: <Heart size={20} />, busy: true } };
export const AsLink: Story = {
  args: { label: 'Contact support', icon: <MessageCircle size={22} />, href: '#support' },
};
