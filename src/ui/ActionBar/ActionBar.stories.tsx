import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Figure } from '../Figure/Figure.tsx';
import { Text } from '../Text/Text.tsx';
import { ActionBar } from './ActionBar.tsx';

/**
 * The main action of a page. On phones and tablets it stays at the bottom of the window; on a desktop a `sticky` bar
 * is part of the layout; use `card` if nothing else frames it.
 *
 * For destinations use `BottomNav`, for the buttons of a dialog its `actions`. Do not add a second main button, and do
 * not put information only here: the bar covers the end of the content.
 */
const meta = {
  component: ActionBar,
  args: { children: <Button block>Next</Button> },
  decorators: [
    (Story) => (
      <div style={{ paddingInline: 40 }}>
        <Text>What is decided on this page is shown above.</Text>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ActionBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const CardOnDesktop: Story = { args: { onDesktop: 'card' } };
export const RaisedOnDesktop: Story = { args: { onDesktop: 'raised' } };
export const PhoneOnly: Story = {
  args: {
    placement: 'phone',
    label: 'Book it',
    children: (
      <>
        <Figure value="₦312,500" size="m" caption="a month" />
        <Button>Choose a seat</Button>
      </>
    ),
  },
};
