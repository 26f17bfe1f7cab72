import { TextField } from '@adire/ui';
import type { UseFormRegisterReturn } from 'react-hook-form';

interface EmailFieldProps extends UseFormRegisterReturn {
  readonly label?: string;
  readonly hint?: string;
  readonly error: string | undefined;
  readonly pill?: boolean;
}

/** The email address of a form. */
export const EmailField = ({ label = 'Email Address', ...field }: EmailFieldProps) => (
  <TextField label={label} required type="email" inputMode="email" autoComplete="email" {...field} />
);
