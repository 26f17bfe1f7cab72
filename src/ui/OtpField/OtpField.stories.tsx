import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { OtpField, type OtpFieldProps } from './OtpField.tsx';

function Code({ value: start, ...rest }: OtpFieldProps) {
  const [code, setCode] = useState(start);
  return <OtpField {...rest} value={code} onChange={setCode} />;
}

/**
 * A one-time code from a text message or an email. It is one real input drawn as boxes, so that paste, autofill and
 * screen readers work; `onComplete` submits it without a button.
 *
 * For a password use `PasswordField`, for a reference number `TextField`. It accepts digits only.
 */
const meta = {
  component: OtpField,
  args: { label: '4-digit code', length: 4, value: '', onChange: () => undefined },
  render: (args) => <Code {...args} />,
} satisfies Meta<typeof OtpField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Focused: Story = { args: { autoFocus: true } };
export const HalfTyped: Story = { args: { value: '81', autoFocus: true } };
export const Complete: Story = { args: { value: '8162' } };

export const WithAHint: Story = { args: { hint: 'We sent it to 0803 ••• 4567.' } };
export const WithAnError: Story = {
  args: { value: '8162', error: 'That code is not right. Please check it and try again.' },
};
export const SixDigits: Story = { args: { label: '6-digit code', length: 6, value: '816' } };
