import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../Grid/Grid.tsx';
import { Inline } from '../../Inline/Inline.tsx';
import { Text } from '../../Text/Text.tsx';
import { UnitBay, UnitWindowIcon } from './UnitBay.tsx';

/**
 * One unit in a drawn façade: its name, its window and its state. The window repeats the state: the caller assigns
 * clear glass, a blind half down, drawn curtains or shutters to its states; the selected unit is lit.
 *
 * Use it if the drawing is clearer than a list; otherwise use `RadioCards`. Show taken units too, and give every
 * disabled unit a reason. The target is at least 80 px wide and 84 px high, or 56 px high in a container of 120 px or
 * more.
 */
const meta = {
  component: UnitBay,
  args: { name: 'U2', windowStyle: 'clear', stateLabel: 'Available' },
  render: (args) => (
    <Grid minColumnPx={120} gap={1}>
      <UnitBay {...args} />
    </Grid>
  ),
} satisfies Meta<typeof UnitBay>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Available: Story = {};
export const Selected: Story = { args: { selected: true, stateLabel: 'Selected' } };
export const Held: Story = {
  args: { windowStyle: 'blind', stateLabel: 'On hold', disabledReason: 'Held for somebody until Monday.' },
};
export const Reserved: Story = {
  args: { windowStyle: 'curtains', stateLabel: 'Sold', disabledReason: 'It is being paid.' },
};
export const Sold: Story = {
  args: { windowStyle: 'shutters', stateLabel: 'Sold', disabledReason: 'It is paid in full.' },
};

export const AFloor: Story = {
  render: () => (
    <Grid minColumnPx={120} gap={1}>
      <UnitBay name="U1" windowStyle="clear" stateLabel="Available" />
      <UnitBay name="U2" windowStyle="clear" stateLabel="Selected" selected />
      <UnitBay name="U3" windowStyle="blind" stateLabel="On hold" disabledReason="Held for somebody." />
      <UnitBay name="U4" windowStyle="shutters" stateLabel="Sold" disabledReason="It is paid in full." />
    </Grid>
  ),
};

export const Long: Story = { args: { name: 'Penthouse 12B, east', stateLabel: 'Available from January' } };

/** The legend under a façade. */
export const Legend: Story = {
  render: () => (
    <Inline gap={5}>
      <Inline gap={2}>
        <UnitWindowIcon windowStyle="clear" />
        <Text as="span" size="small">
          Available
        </Text>
      </Inline>
      <Inline gap={2}>
        <UnitWindowIcon windowStyle="blind" />
        <Text as="span" size="small">
          On hold
        </Text>
      </Inline>
      <Inline gap={2}>
        <UnitWindowIcon windowStyle="curtains" />
        <Text as="span" size="small">
          Sold, being paid
        </Text>
      </Inline>
      <Inline gap={2}>
        <UnitWindowIcon windowStyle="shutters" />
        <Text as="span" size="small">
          Sold, paid in full
        </Text>
      </Inline>
    </Inline>
  ),
};
