import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { SearchField, type SearchFieldProps } from './SearchField.tsx';

function Search({ value: start, ...rest }: SearchFieldProps) {
  const [text, setText] = useState(start);
  return <SearchField {...rest} value={text} onChange={setText} />;
}

/**
 * A search text. Enter submits; the clear button and Escape empty it and keep the focus.
 *
 * For one of a known list use `SelectField`, for text that is saved `TextField`. It does not search while typing: on a
 * slow network responses arrive out of order. Use `onChange` to filter a list that is already loaded.
 */
const meta = {
  component: SearchField,
  args: {
    label: 'Search',
    hideLabel: true,
    placeholder: 'Lekki, Ikorodu, Abuja',
    value: '',
    onChange: () => undefined,
  },
  render: (args) => <Search {...args} />,
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: 'Ikorodu' } };
export const WithALabel: Story = { args: { hideLabel: false, label: 'Where do you want to live?' } };
export const WithAnAction: Story = {
  args: { value: 'Lekki', action: <Button size="compact">Search</Button> },
};
export const WithAnError: Story = { args: { value: 'L', error: 'Type two letters or more.' } };
export const Long: Story = {
  args: { value: 'Three bedrooms near the old post office in Ebute Road, Ikorodu, with a gate and a tank' },
};
