import type { Meta, StoryObj } from '@storybook/react-vite';
import { Building2, Heart, House, MessageCircle, Search, Wallet } from 'lucide-react';
import { BrandMark } from '../BrandMark/BrandMark.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Page } from '../Page/Page.tsx';
import { Text } from '../Text/Text.tsx';
import { NavList, SideNav } from './SideNav.tsx';

const items = [
  { href: '#home', label: 'Home', icon: <House size={20} />, current: true },
  { href: '#property', label: 'Property', icon: <Building2 size={20} /> },
  { href: '#saved', label: 'Saved', icon: <Heart size={20} /> },
  { href: '#wallet', label: 'Wallet', icon: <Wallet size={20} /> },
];

const more = [
  { href: '#explore', label: 'Explore properties', icon: <Search size={20} /> },
  { href: '#support', label: 'Contact support', icon: <MessageCircle size={20} /> },
];

/**
 * The destinations of an account at the side of wide screens; it stays visible while the page scrolls. On phones it is
 * hidden: `BottomNav` has the main destinations, and a `Drawer` with a `NavList` the rest.
 *
 * For several views of one subject use `Tabs`. It shows seven items at most, without collapsible groups. The current
 * item is marked by `aria-current`, weight and background, never by colour alone.
 */
const meta = {
  component: SideNav,
  args: { label: 'Dashboard', items },
  parameters: { bare: true },
  decorators: [
    (Story) => (
      <Inline gap={1} align="start" wrap={false}>
        <Story />
        <Page>
          <Text tone="ink2">The page stands beside it; a phone shows the page alone.</Text>
        </Page>
      </Inline>
    ),
  ],
} satisfies Meta<typeof SideNav>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Places: Story = {};
export const WithBrandAndFooter: Story = {
  args: { brand: <BrandMark name="Adire" />, footer: <NavList items={more} /> },
};
export const NoCurrentItem: Story = {
  args: { items: items.map(({ current: _current, ...item }) => item) },
};
export const Long: Story = {
  args: {
    items: [
      ...items,
      { href: '#long', label: 'Documents and letters of your contributions', icon: <Heart size={20} /> },
    ],
  },
};

/** The rows only, as in a drawer. */
export const RowsAlone: StoryObj = { render: () => <NavList items={more} /> };
