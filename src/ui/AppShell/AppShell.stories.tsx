import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heart, House, UserRound, Wallet } from 'lucide-react';
import { Avatar } from '../Avatar/Avatar.tsx';
import { BottomNav } from '../BottomNav/BottomNav.tsx';
import { BrandMark } from '../BrandMark/BrandMark.tsx';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { Divider } from '../Divider/Divider.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { NavBar } from '../NavBar/NavBar.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { Page } from '../Page/Page.tsx';
import { SideNav } from '../SideNav/SideNav.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { vars } from '../theme/vars.css.ts';
import { AppShell } from './AppShell.tsx';

const brand = <BrandMark name="Adire" />;
const places = [
  { href: '#start', label: 'Home', icon: <House size={20} />, current: true },
  { href: '#saved', label: 'Saved', icon: <Heart size={20} /> },
  { href: '#wallet', label: 'Wallet', icon: <Wallet size={20} /> },
  { href: '#profile', label: 'Profile', icon: <UserRound size={20} /> },
];

const content = (
  <Page>
    <div style={{ paddingBlock: vars.space[8] }}>
      <Stack gap={5}>
        <Heading level={1}>Good morning, Tolu</Heading>
        {['Ewe Terraces, Block 1, U4', 'Ile Ayo Court, Block 2, U2', 'Bodija Steps, Block 1, U7'].map(
          (name) => (
            <Card key={name}>
              <Heading level={2} look={3}>
                {name}
              </Heading>
              <Text tone="ink2">Nine of 24 squares are dyed.</Text>
            </Card>
          ),
        )}
      </Stack>
    </div>
  </Page>
);

/**
 * The frame of every page: a skip link, the bars, one `main` and a footer. On phones it keeps the end of the page
 * above the bottom bar.
 *
 * A page with a single task and no menus, such as the login, uses `SplitPanel` inside it. Do not add a second `main`,
 * and do not hide bars while scrolling.
 */
const meta = {
  component: AppShell,
  args: { children: content },
  parameters: { bare: true, docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof AppShell>;
export default meta;
type Story = StoryObj<typeof meta>;

/** For visitors: a bar above, a footer below. */
export const Site: Story = {
  args: {
    topBar: <NavBar brand={brand} end={<Button>Get started</Button>} />,
    footer: (
      <Page>
        <Stack as="footer" gap={5}>
          <Divider />
          <BrandMark name="Adire" />
        </Stack>
      </Page>
    ),
  },
};

/** For members: a menu at the side; on phones a bar above and one at the bottom. */
export const Member: Story = {
  args: {
    topBarOn: 'phone',
    topBar: <NavBar brand={brand} end={<Avatar name="Tolu Adeyemi" />} />,
    sideNav: <SideNav label="Main" brand={brand} items={places} />,
    bottomNav: <BottomNav label="Main" items={places} />,
  },
};

export const Offline: Story = {
  args: {
    topBar: <NavBar brand={brand} />,
    banner: (
      <Notice tone="attention" shape="band" title="You are offline.">
        What you see was loaded at 09:12.
      </Notice>
    ),
  },
};
