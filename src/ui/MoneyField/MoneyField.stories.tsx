import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { MoneyField, type MoneyFieldProps } from './MoneyField.tsx';

function Amount({ valueKobo: start = null, ...rest }: MoneyFieldProps) {
  const [kobo, setKobo] = useState<number | null>(start);
  return <MoneyField {...rest} valueKobo={kobo} onChangeKobo={setKobo} />;
}

/**
 * An amount in naira: it groups digits while typing, keeps the caret in place, accepts a pasted "₦1,250,000.50",
 * "500k" or "2.5 million", and reports whole kobo. Text that is not an amount stays unchanged, shows an error, reports
 * null and blocks the submission of its form.
 *
 * For counts use `NumberField`; for a position in a range add a `Slider` next to it. The caller passes an `error` for
 * an amount out of range.
 */
const meta = {
  component: MoneyField,
  args: { label: 'Monthly salary', onChangeKobo: () => undefined },
  render: (args) => <Amount {...args} />,
} satisfies Meta<typeof MoneyField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: '850,000' } };
export const Filled: Story = { args: { valueKobo: 850_000_00 } };
export const WithKobo: Story = { args: { valueKobo: 833_333_34, label: 'Each month' } };
export const WithAHint: Story = { args: { hint: 'Before tax. We show it to nobody.' } };
export const WithAnError: Story = {
  args: { valueKobo: 120_00, error: 'Enter ₦1,000 or more.' },
};
export const SignedPlaceholder: Story = { args: { label: 'Minimum', placeholder: '₦0', wholeNaira: true } };
export const Invalid: Story = {
  play: ({ canvas, userEvent }) => userEvent.type(canvas.getByLabelText(/Monthly salary/), '1e9'),
};
export const Required: Story = { args: { required: true } };
export const ReadOnly: Story = { args: { label: 'Price', valueKobo: 25_000_000_00, readOnly: true } };
export const Long: Story = { args: { valueKobo: 999_999_999_999_999 } };
