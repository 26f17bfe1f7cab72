import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronDown, Heart, LogOut, Settings, Share2, UserRound } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { DropdownMenu, type DropdownMenuProps } from './DropdownMenu.tsx';

/** Only the trigger can open the menu, so the story presses a key on it. */
function Opened(props: DropdownMenuProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const trigger = frame.current?.querySelector('button');
    trigger?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  }, []);
  return (
    <div ref={frame}>
      <DropdownMenu {...props} />
    </div>
  );
}

/**
 * A few actions and links of one item: an account, a row of a list. Up and Down move, Home and End go to the ends,
 * letters jump, Escape closes and returns the focus.
 *
 * For inputs use `Popover`, for one of several values `SelectField`. It has no submenus; the main action of a page is
 * a visible `Button`.
 */
const meta = {
  component: DropdownMenu,
  args: {
    label: 'Account',
    align: 'start',
    trigger: (
      <Button variant="quiet" iconAfter={<ChevronDown size={18} />}>
        Tolu Adeyemi
      </Button>
    ),
    items: [
      { label: 'Profile', href: '#profile', icon: <UserRound size={18} /> },
      { label: 'Saved', href: '#saved', icon: <Heart size={18} /> },
      { label: 'Settings', href: '#settings', icon: <Settings size={18} /> },
      { label: 'Log out', onSelect: () => undefined, icon: <LogOut size={18} />, tone: 'critical' },
    ],
  },
} satisfies Meta<typeof DropdownMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  render: (args) => <Opened {...args} />,
};
export const FromAnIcon: Story = {
  args: { label: 'Share', trigger: <IconButton label="Share" icon={<Share2 size={20} />} /> },
};
export const Long: Story = {
  ...Open,
  args: {
    items: [
      { label: 'Download the statement of all that you have paid this year', onSelect: () => undefined },
      { label: 'Ask for a new account number because this one does not work', onSelect: () => undefined },
    ],
  },
};
