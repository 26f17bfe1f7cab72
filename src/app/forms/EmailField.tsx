import { TextField } from '@adire/ui';
import type { UseFormRegisterReturn } from 'react-hook-form';

interface EmailFieldProps extends UseFormRegisterReturn {
  readonly label?: string;
  /** Defaults to true. */
  readonly required?: boolean;
  readonly hint?: string;
  readonly error: string | undefined;
  readonly pill?: boolean;
}

/** The email address of a form. */
export const EmailField = ({ label = 'Email Address', required = true, ...field }: EmailFieldProps) => (
  <TextField
    label={label}
    required={required}
    type="email"
    inputMode="email"
    autoComplete="email"
    {...field}
  />
);
