import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { NumberField, type NumberFieldProps } from './NumberField.tsx';

function Count({ value: start, ...rest }: NumberFieldProps) {
  const [count, setCount] = useState(start);
  return <NumberField {...rest} value={count} onChange={setCount} />;
}

/**
 * A whole number: years, months, rooms. Up and Down step by one and stop at the ends. Text that is not a whole number
 * stays unchanged, shows an error, reports null and blocks the submission of its form.
 *
 * Use `MoneyField` for amounts, `OtpField` for codes and `PhoneField` for telephone numbers. If the position in a
 * range matters, add a `Slider` next to it. It does not correct the input: the caller passes an `error` for a number
 * out of range.
 */
const meta = {
  component: NumberField,
  args: { label: 'Age', value: null, onChange: () => undefined, min: 18, max: 100 },
  render: (args) => <Count {...args} />,
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: 34 } };
export const WithAUnit: Story = { args: { label: 'How long', value: 24, min: 1, max: 36, suffix: 'months' } };
export const WithAHint: Story = { args: { hint: 'It decides how long a mortgage may run.' } };
export const WithAnError: Story = { args: { value: 12, error: 'You need to be 18 or older.' } };
export const Invalid: Story = {
  play: ({ canvas, userEvent }) => userEvent.type(canvas.getByLabelText(/Age/), '30.5'),
};
export const Required: Story = { args: { required: true } };
export const ReadOnly: Story = { args: { label: 'Years of service', value: 11, readOnly: true } };
