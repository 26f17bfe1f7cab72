import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Figure } from '../Figure/Figure.tsx';
import { Text } from '../Text/Text.tsx';
import { ActionBar } from './ActionBar.tsx';

/**
 * The one thing to do next. On phones and tablets it stays at the foot of the window, under the thumb; on a desktop a
 * `sticky` one stays in its place in the layout, as a card where nothing else frames it.
 *
 * Places that one goes to are a `BottomNav`; the buttons of a dialog are its `actions`. It refuses a second main
 * button, and to be the only place of a fact: it covers the end of what is read.
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
export const ACardOnADesktop: Story = { args: { onDesktop: 'card' } };
export const RaisedOnADesktop: Story = { args: { onDesktop: 'raised' } };
export const OnPhonesOnly: Story = {
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
