import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { ComboboxField, type ComboboxFieldProps } from './ComboboxField.tsx';

function Typed({ value: start, ...rest }: ComboboxFieldProps) {
  const [text, setText] = useState(start);
  return <ComboboxField {...rest} value={text} onChange={setText} />;
}

const banks = [
  'Access Bank',
  'Ecobank Nigeria',
  'Fidelity Bank',
  'First Bank of Nigeria',
  'First City Monument Bank',
  'Guaranty Trust Bank',
  'Moniepoint Microfinance Bank',
  'Polaris Bank',
  'Stanbic IBTC Bank',
  'Sterling Bank (Alat)',
  'Union Bank of Nigeria',
  'United Bank for Africa',
  'Wema Bank',
  'Zenith Bank',
].map((label) => ({ value: label, label }));

/**
 * Selects an option from a long list by typing a part of its name, or its initials. If one option is left on blur, it
 * is selected.
 *
 * For a short list use `SelectField`, which opens the platform's own picker. The form decides what to do with text
 * that matches no option. It supports neither loading options while typing nor multiple selection.
 */
const meta = {
  component: ComboboxField,
  args: {
    label: 'Bank',
    hint: 'Type a part of its name, or its initials.',
    listLabel: 'Banks',
    noneText: 'No bank has this name.',
    options: banks,
    value: '',
    onChange: () => undefined,
  },
  render: (args) => <Typed {...args} />,
} satisfies Meta<typeof ComboboxField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Chosen: Story = { args: { value: 'Guaranty Trust Bank' } };
/** The list opens below the field, best match first. */
export const Open: Story = {
  args: { value: 'first' },
  play: ({ canvasElement }) => canvasElement.querySelector('input')?.click(),
};
export const NoneFits: Story = {
  args: { value: 'Barclays' },
  play: ({ canvasElement }) => canvasElement.querySelector('input')?.click(),
};
export const WithAnError: Story = { args: { error: 'Choose your bank from the list.' } };
