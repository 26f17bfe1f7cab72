import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { SelectField, type SelectFieldProps } from './SelectField.tsx';

function Chosen({ value: start, ...rest }: SelectFieldProps) {
  const [value, setValue] = useState(start);
  return <SelectField {...rest} value={value} onChange={setValue} />;
}

const states = [
  'Abia',
  'Abuja',
  'Adamawa',
  'Akwa Ibom',
  'Anambra',
  'Kano',
  'Lagos',
  'Ogun',
  'Oyo',
  'Rivers',
].map((name) => ({ value: name.toLowerCase(), label: name }));

/**
 * Selects an option from a list with the platform's own picker: a phone's wheel and the keyboard's type-ahead work
 * better than a custom one.
 *
 * For two to five options use `ChoiceChips` or `RadioCards`, for actions `DropdownMenu`. It supports neither multiple
 * selection nor groups or pictures. `placeholder` is not an option: nothing is selected initially.
 */
const meta = {
  component: SelectField,
  args: {
    label: 'State',
    options: states,
    value: '',
    onChange: () => undefined,
    placeholder: 'Choose a state',
  },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof SelectField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Selected: Story = { args: { value: 'lagos' } };
export const WithAHint: Story = { args: { hint: 'Where you live now.' } };
export const WithAnError: Story = { args: { error: 'Choose a state.' } };
export const Required: Story = { args: { required: true } };
export const Disabled: Story = {
  args: { value: 'lagos', disabled: true, hint: 'It was set when you signed up.' },
};
export const Pill: Story = { args: { pill: true } };
export const Long: Story = {
  args: {
    value: 'long',
    options: [
      ...states,
      {
        value: 'long',
        label: 'The Federal Capital Territory, with all of its area councils and satellite towns',
      },
    ],
  },
};
