import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heart, House, Wallet } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { ChoiceChips } from '../ChoiceChips/ChoiceChips.tsx';
import { NavList } from '../SideNav/SideNav.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Drawer, type DrawerProps } from './Drawer.tsx';

function Opens({ open: start, ...rest }: DrawerProps) {
  const [open, setOpen] = useState(start);
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        Open
      </Button>
      <Drawer {...rest} open={open} onOpenChange={setOpen} />
    </>
  );
}

const places = (
  <NavList
    items={[
      { href: '#start', label: 'Home', icon: <House size={20} />, current: true },
      { href: '#saved', label: 'Saved', icon: <Heart size={20} /> },
      { href: '#wallet', label: 'Wallet', icon: <Wallet size={20} /> },
    ]}
  />
);

const rooms = (label: string) => (
  <ChoiceChips
    key={label}
    label={label}
    value={null}
    onChange={() => undefined}
    options={['1', '2', '3', '4', '5+'].map((count) => ({ value: count, label: count }))}
  />
);

/**
 * A panel at an edge of the window: the menu from the left, filters and options from the bottom. Its title and close
 * button stay visible while the content scrolls; Escape and the backdrop close it, and the focus returns.
 *
 * For a question use `Dialog`. On wide screens use `SideNav` for a menu that is needed often, and `FilterMenu` for
 * filters: do not hide content that fits.
 */
const meta = {
  component: Drawer,
  args: { open: true, onOpenChange: () => undefined, title: 'Menu', children: places },
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  render: (args) => <Opens {...args} />,
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FromTheLeft: Story = {};
export const FromBelow: Story = {
  args: {
    side: 'bottom',
    title: 'Filters',
    children: (
      <Stack gap={5}>
        {rooms('Beds')}
        {rooms('Baths')}
        <Button block>Show 126 places</Button>
      </Stack>
    ),
  },
};
export const Closed: Story = { args: { open: false } };
export const Long: Story = {
  args: {
    side: 'bottom',
    title: 'Filters',
    children: Array.from({ length: 14 }, (_, place) => rooms(`Rooms on floor ${place + 1}`)),
  },
};
