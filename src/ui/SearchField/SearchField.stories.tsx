import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { SearchField, type SearchFieldProps } from './SearchField.tsx';

function Search({ value: start, ...rest }: SearchFieldProps) {
  const [text, setText] = useState(start);
  return <SearchField {...rest} value={text} onChange={setText} />;
}

/**
 * Words to look for. Enter submits; its button and Escape empty it, and the focus stays, because one searches again.
 *
 * One of a known list is a `SelectField`; a text that is kept is a `TextField`. It refuses to search while one types:
 * on a slow network, answers come in the wrong order. Say so with `onChange` where the list is here already.
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
