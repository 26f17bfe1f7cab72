import type { Meta, StoryObj } from '@storybook/react-vite';
import { PasswordField } from './PasswordField.tsx';

/**
 * A password, with a button that shows it. Set `autoComplete="new-password"` for a new password, so that password
 * managers suggest one.
 *
 * Prefer one field with this button to two fields that must match. It has no rules of its own: state them in `hint`,
 * and a violation in `error`.
 */
const meta = {
  component: PasswordField,
  args: { label: 'Password' },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'ile ayo court' } };
export const WithAHint: Story = {
  args: { label: 'Create password', hint: '8 characters or more.', autoComplete: 'new-password' },
};
export const WithAnError: Story = {
  args: { defaultValue: 'ile', error: 'Password should be at least 8 characters' },
};
/** While a new password is typed. */
export const WithFeedback: Story = {
  args: {
    label: 'Create password',
    defaultValue: 'ada2024',
    autoComplete: 'new-password',
    hint: 'At least 8 characters',
    feedback: 'That password is made of your name. Please choose another.',
  },
};
export const Required: Story = { args: { required: true } };
export const Pill: Story = { args: { pill: true, defaultValue: 'ile ayo court' } };
export const Long: Story = {
  args: { defaultValue: 'a sentence that nobody guesses, with a comma and sixty-odd letters in it' },
};
