import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { ChoiceChips } from '../ChoiceChips/ChoiceChips.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { FilterMenu, type FilterMenuProps } from './FilterMenu.tsx';

const counts = ['1', '2', '3', '4', '5+'].map((count) => ({ value: count, label: count }));

function Opens({ open: start, children, ...rest }: FilterMenuProps) {
  const [open, setOpen] = useState(start);
  const [beds, setBeds] = useState<string | null>('3');
  return (
    <FilterMenu
      {...rest}
      open={open}
      onOpenChange={setOpen}
      onApply={() => setOpen(false)}
      onClear={() => setBeds(null)}
    >
      {children ?? (
        <ChoiceChips
          label={rest.label}
          hideLabel
          value={beds}
          onChange={setBeds}
          allowNone
          options={counts}
        />
      )}
    </FilterMenu>
  );
}

function OneOpenAtATime() {
  const [open, setOpen] = useState<string | null>(null);
  return (
    <Inline gap={2}>
      {['Beds', 'Baths', 'Toilets'].map((label) => (
        <FilterMenu
          key={label}
          label={label}
          open={open === label}
          onOpenChange={(isOpen) => setOpen(isOpen ? label : null)}
          onApply={() => setOpen(null)}
        >
          <ChoiceChips label={label} value={null} onChange={() => undefined} options={counts} />
        </FilterMenu>
      ))}
    </Inline>
  );
}

/**
 * One filter of a list: a button that shows the current value and opens a popover, on phones a sheet. Enter in a field
 * applies, Clear removes the value.
 *
 * For a form that is submitted as a whole use plain fields, for sorting `SelectField`. It does not filter while
 * typing. Open one at a time: the owner of `open` closes the others.
 */
const meta = {
  component: FilterMenu,
  args: {
    label: 'Beds',
    open: false,
    onOpenChange: () => undefined,
    onApply: () => undefined,
    children: null,
  },
  render: (args) => <Opens {...args} />,
} satisfies Meta<typeof FilterMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingSet: Story = {};
export const ValueSet: Story = { args: { valueLabel: '3 beds' } };
export const Open: Story = {
  args: { open: true, valueLabel: '3 beds' },
  parameters: { docs: { story: { inline: false, height: '320px' } } },
};
export const Several: Story = { render: () => <OneOpenAtATime /> };
export const Long: Story = {
  args: { label: 'Type', valueLabel: 'Terraced duplex with a boys’ quarter, semi-detached' },
};
