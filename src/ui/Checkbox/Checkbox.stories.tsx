import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Link } from '../Link/Link.tsx';
import { Checkbox, type CheckboxProps } from './Checkbox.tsx';

function Ticks({ checked: start, ...rest }: CheckboxProps) {
  const [checked, setChecked] = useState(start);
  return <Checkbox {...rest} checked={checked} onChange={setChecked} />;
}

/**
 * An agreement, or an option that applies when the form is submitted. The label is part of the target; Space toggles
 * it.
 *
 * For one of several use `ChoiceChips` or `RadioCards`. A disabled checkbox stays in the tab order and shows its
 * reason; the types do not accept one without. Never tick it in advance for something that needs consent.
 */
const meta = {
  component: Checkbox,
  args: {
    label: 'Tell me when a new block opens in Lagos',
    checked: false,
    onChange: () => undefined,
  },
  render: (args) => <Ticks {...args} />,
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { checked: true } };
export const WithAHint: Story = { args: { hint: 'One message a week at most.' } };
export const WithAnError: Story = {
  args: { label: 'I agree to the terms', required: true, error: 'Agree to the terms to go on.' },
};
export const DisabledWithReason: Story = {
  args: { disabledReason: 'Confirm your email address first.' },
};
export const OnAndDisabled: Story = {
  args: { checked: true, disabledReason: 'The law asks us to keep sending receipts.' },
};
export const Long: Story = {
  args: {
    label: (
      <>
        I have read the <Link href="#terms">terms</Link> and the <Link href="#privacy">privacy notice</Link>,
        and I know that my first payment reserves the unit for 24 months.
      </>
    ),
  },
};
