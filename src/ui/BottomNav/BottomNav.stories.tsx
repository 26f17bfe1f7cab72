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
 * The main destinations of the product on phones: three to five, always the same, always with text. Above 728 px it is
 * hidden and `SideNav` is used.
 *
 * Do not put actions or a sixth destination here: it does not scroll and does not hide labels.
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

/** A page outside the listed destinations. */
export const NoCurrentItem: Story = {
  args: { items: items.map(({ href, label, icon }) => ({ href, label, icon })) },
};

export const WithAccessibleLabel: Story = {
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
