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
 * One of a long list, found by typing: a part of its name, or its initials. Leaving the field with one option left
 * chooses it.
 *
 * For a list that a person can scan use `SelectField`, which opens the platform's own picker. The form decides what a
 * text that is no option means. It neither loads options while typing nor takes several.
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
/** Below the field, with the best first. */
export const Open: Story = {
  args: { value: 'first' },
  play: ({ canvasElement }) => canvasElement.querySelector('input')?.click(),
};
export const NoneFits: Story = {
  args: { value: 'Barclays' },
  play: ({ canvasElement }) => canvasElement.querySelector('input')?.click(),
};
export const WithAnError: Story = { args: { error: 'Choose your bank from the list.' } };
