import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { userEvent, within } from 'storybook/test';
import { PhoneField, type PhoneFieldProps } from './PhoneField.tsx';

function Phone({ value: national, dialCode, ...rest }: PhoneFieldProps) {
  const [phone, setPhone] = useState({ national, dialCode });
  return <PhoneField {...rest} value={phone.national} dialCode={phone.dialCode} onChange={setPhone} />;
}

/**
 * A telephone number with its country. The picker lists about 240 countries, Nigeria first: type a name or a code,
 * move with the arrow keys, select with Enter; the focus moves to the number.
 *
 * To show a number use `CopyField` or text. It drops letters and never cuts a number: the form says that one is too long, and its
 * `parse` turns `0803 123 4567` into national digits, because it depends on the numbering plan.
 */
const meta = {
  component: PhoneField,
  args: { label: 'Phone number', value: '', dialCode: '+234', onChange: () => undefined },
  render: (args) => <Phone {...args} />,
} satisfies Meta<typeof PhoneField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: '803 123 4567' } };
export const Filled: Story = { args: { value: '8031234567' } };
export const Abroad: Story = { args: { value: '7700900123', dialCode: '+44' } };
export const WithAHint: Story = { args: { hint: 'We send a code to it.' } };
export const WithAnError: Story = { args: { value: '803', error: 'Enter a phone number of 10 digits.' } };
export const Required: Story = { args: { required: true } };
export const Pill: Story = { args: { value: '8031234567', pill: true } };

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Country code/ }));
    await within(document.body).findByRole('option', { name: /Nigeria/ });
  },
};
