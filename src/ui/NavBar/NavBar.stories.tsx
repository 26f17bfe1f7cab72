import type { Meta, StoryObj } from '@storybook/react-vite';
import { Menu } from 'lucide-react';
import { Avatar } from '../Avatar/Avatar.tsx';
import { BrandMark } from '../BrandMark/BrandMark.tsx';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Page } from '../Page/Page.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { Text } from '../Text/Text.tsx';
import { NavBar } from './NavBar.tsx';

const menu = <IconButton label="Menu" icon={<Menu size={22} />} />;

/**
 * The top bar, which stays visible while the page scrolls: the menu button, the brand, a search, and the visitor's
 * items at the end. 68 px high, 60 px on phones.
 *
 * It has one row with three or four items. Further destinations belong in `SideNav`, on phones in `BottomNav` or a
 * `Drawer`; a site-wide message in a `Notice` with the shape `band`. `bare` is for a page that starts with a picture:
 * no border until the page is scrolled.
 */
const meta = {
  component: NavBar,
  args: { brand: <BrandMark name="Adire" /> },
  parameters: { bare: true },
} satisfies Meta<typeof NavBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SignedOut: Story = { args: { start: menu, end: <Button>Get started</Button> } };

export const SignedIn: Story = { args: { start: menu, end: <Avatar name="Tolu Adeyemi" /> } };

export const WithASearch: Story = {
  args: {
    start: menu,
    search: <SearchField label="Search" hideLabel placeholder="Where?" value="" onChange={() => undefined} />,
    end: <Avatar name="Tolu Adeyemi" />,
  },
};

/** No border until the page is scrolled. */
export const Bare: Story = {
  args: { bare: true, end: <Button>Get started</Button> },
  render: (args) => (
    <>
      <NavBar {...args} />
      <Page>
        {Array.from({ length: 40 }, (_, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the key is the position; the list is static.
          <Text key={line} tone="ink2">
            The page goes on, line {line + 1}.
          </Text>
        ))}
      </Page>
    </>
  ),
};
