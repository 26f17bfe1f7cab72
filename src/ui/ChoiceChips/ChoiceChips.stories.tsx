import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { ChoiceChips, type ChoiceChipsProps } from './ChoiceChips.tsx';

function Chooses({ value: start, ...rest }: ChoiceChipsProps) {
  const [value, setValue] = useState(start);
  return <ChoiceChips {...rest} value={value} onChange={setValue} />;
}

const counts = ['1', '2', '3', '4', '5+'];

/**
 * One of a few options with short labels: beds, a sex, a period. All options are visible; arrow keys move and select.
 *
 * Options that need a sentence or an amount are `RadioCards`, more than seven are a `SelectField`. With `allowNone`
 * the selected option can be cleared, for filters. It does not support multiple selection.
 */
const meta = {
  component: ChoiceChips,
  args: {
    label: 'Beds',
    value: '2',
    onChange: () => undefined,
    options: counts.map((count) => ({ value: count, label: count })),
  },
  render: (args) => <Chooses {...args} />,
} satisfies Meta<typeof ChoiceChips>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = { args: { size: 'small' } };
export const OneChosen: Story = {};
export const NothingChosen: Story = { args: { value: null } };
export const Clearable: Story = { args: { allowNone: true } };
export const WithAHint: Story = { args: { hint: 'At least this many.' } };
export const WithAnError: Story = { args: { value: null, required: true, error: 'Choose one.' } };
export const LabelHidden: Story = { args: { hideLabel: true } };
export const Long: Story = {
  args: {
    label: 'What is it?',
    value: 'semi',
    options: [
      { value: 'flat', label: 'Block of flats' },
      { value: 'semi', label: 'Semi-detached duplex' },
      { value: 'terrace', label: 'Terraced duplex with a boys’ quarter' },
      { value: 'bungalow', label: 'Bungalow' },
    ],
  },
};
