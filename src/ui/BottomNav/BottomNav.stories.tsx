import type { Meta, StoryObj } from '@storybook/react-vite';
import { Building2, Heart, House, UserRound, Wallet } from 'lucide-react';
import { Text } from '../Text/Text.tsx';
import { BottomNav } from './BottomNav.tsx';

const items = [
  { href: '#start', label: 'Home', icon: <House size={20} />, current: true },
  { href: '#places', label: 'Property', icon: <Building2 size={20} /> },
  { href: '#saved', label: 'Saved', icon: <Heart size={20} /> },
  { href: '#wallet', label: 'Wallet', icon: <Wallet size={20} /> },
  { href: '#profile', label: 'Profile', icon: <UserRound size={20} /> },
];

/**
 * The main places of the product under a phone's thumb: three to five, always the same, always with their words.
 * Wider than 728 px it is not there; `SideNav` takes over.
 *
 * Actions do not belong here, and neither does a sixth place: it refuses to scroll and to hide words behind icons.
 */
const meta = {
  component: BottomNav,
  args: { label: 'Main', items },
  globals: { viewport: { value: 'phone' } },
  parameters: { bare: true, docs: { story: { inline: false, height: '240px' } } },
  decorators: [
    (Story) => (
      <>
        <Text>On a phone the bar lies at the lower edge.</Text>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof BottomNav>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FivePlaces: Story = {};
export const ThreePlaces: Story = { args: { items: items.slice(0, 3) } };

/** A page that belongs to none of the places. */
export const NowhereOfThese: Story = {
  args: { items: items.map(({ href, label, icon }) => ({ href, label, icon })) },
};

export const MoreToHear: Story = {
  args: {
    items: items.map((item) =>
      item.label === 'Saved' ? { ...item, accessibleLabel: 'Saved, 6 things' } : item,
    ),
  },
};

export const Long: Story = {
  args: {
    items: items.map((item) => (item.label === 'Wallet' ? { ...item, label: 'Account and cards' } : item)),
  },
};
