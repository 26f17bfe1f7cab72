import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../Grid/Grid.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { UnitBay, UnitKey } from './UnitBay.tsx';

/**
 * One bay of a drawn façade: name, window, word. The window carries the state: clear glass is available, a blind half
 * down is held, drawn curtains are reserved, shutters are sold, light is selected. An icon and a word say it again.
 *
 * Only where a drawing says more than a list: otherwise use `RadioCards`. It refuses to hide what is gone, and to
 * disable without a reason. At least 80 px wide and 120 px high, so that a thumb hits it.
 */
const meta = {
  component: UnitBay,
  args: { name: 'U2', state: 'available', word: 'Available' },
  render: (args) => (
    <Grid minColumnPx={120} gap={1}>
      <UnitBay {...args} />
    </Grid>
  ),
} satisfies Meta<typeof UnitBay>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Available: Story = {};
export const Selected: Story = { args: { selected: true, word: 'Selected' } };
export const Held: Story = {
  args: { state: 'held', word: 'On hold', disabledReason: 'Held for somebody until Monday.' },
};
export const Reserved: Story = {
  args: { state: 'reserved', word: 'Sold', disabledReason: 'It is being paid.' },
};
export const Sold: Story = { args: { state: 'sold', word: 'Sold', disabledReason: 'It is paid in full.' } };

export const AFloor: Story = {
  render: () => (
    <Grid minColumnPx={120} gap={1}>
      <UnitBay name="U1" state="available" word="Available" />
      <UnitBay name="U2" state="available" word="Selected" selected />
      <UnitBay name="U3" state="held" word="On hold" disabledReason="Held for somebody." />
      <UnitBay name="U4" state="sold" word="Sold" disabledReason="It is paid in full." />
    </Grid>
  ),
};

export const Long: Story = { args: { name: 'Penthouse 12B, east', word: 'Available from January' } };

/** The key under a façade. */
export const Key: Story = {
  render: () => (
    <Inline gap={5}>
      <Inline gap={2}>
        <UnitKey state="available" />
        <Text as="span" size="small">
          Available
        </Text>
      </Inline>
      <Inline gap={2}>
        <UnitKey state="held" />
        <Text as="span" size="small">
          On hold
        </Text>
      </Inline>
      <Inline gap={2}>
        <UnitKey state="reserved" />
        <Text as="span" size="small">
          Sold, being paid
        </Text>
      </Inline>
      <Inline gap={2}>
        <UnitKey state="sold" />
        <Text as="span" size="small">
          Sold, paid in full
        </Text>
      </Inline>
    </Inline>
  ),
};
