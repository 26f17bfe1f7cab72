import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mail, Ruler } from 'lucide-react';
import { Button } from '../Button/Button.tsx';
import { TextField } from './TextField.tsx';

/**
 * One line of text, or several. The label stays above; the hint helps before an error; the error explains what is
 * wrong and how to correct it. It accepts the props of an `<input>`, so `register` of a form library works.
 *
 * Prefer the special fields if one fits: `MoneyField`, `NumberField`, `PhoneField`, `PasswordField`, `OtpField`,
 * `SearchField`, `SelectField`. A placeholder does not replace the label. It cannot be disabled: a value that cannot
 * be changed is `readOnly`, with a lock, and can be read and copied.
 */
const meta = {
  component: TextField,
  args: { label: 'Email address', type: 'email', autoComplete: 'email' },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'tolu@adeyemi.ng' } };
export const Focused: Story = { args: { defaultValue: 'tolu@adeyemi.ng', autoFocus: true } };
export const WithAPlaceholder: Story = { args: { placeholder: 'name@example.ng' } };
export const WithAHint: Story = { args: { hint: 'We send receipts to it, and nothing else.' } };
export const WithAnError: Story = {
  args: { defaultValue: 'tolu@', error: 'Enter an email address, such as name@example.ng.' },
};
export const WithHintAndError: Story = {
  args: { defaultValue: 'tolu@', hint: 'We send receipts to it.', error: 'Enter an email address.' },
};
export const Required: Story = { args: { required: true } };
export const ReadOnly: Story = { args: { defaultValue: 'tolu@adeyemi.ng', readOnly: true } };
export const HiddenLabel: Story = { args: { hideLabel: true, placeholder: 'Email address' } };
export const Pill: Story = { args: { pill: true } };
export const WithPrefixAndSuffix: Story = {
  args: {
    label: 'Area',
    type: 'text',
    prefix: <Ruler size={20} aria-hidden="true" />,
    suffix: 'm²',
    numeric: true,
    defaultValue: '84',
  },
};
export const WithAControl: Story = {
  args: {
    prefix: <Mail size={20} aria-hidden="true" />,
    control: (
      <Button variant="text" size="compact">
        Send
      </Button>
    ),
  },
};
export const SeveralLines: Story = {
  args: {
    label: 'Message',
    type: 'text',
    multiline: true,
    rows: 5,
    defaultValue: 'Good morning,\nmy transfer of 28 October is not shown yet.',
  },
};
export const Long: Story = {
  args: {
    label: 'The address to which your administrator sends the letter about your savings account',
    defaultValue: 'omotolani.adebimpe-adeyemi.of.ebute-road@a-very-long-name-of-a-company.com.ng',
    error:
      'This address does not take mail at the moment. Enter another one, or ask your company to look into it.',
  },
};
