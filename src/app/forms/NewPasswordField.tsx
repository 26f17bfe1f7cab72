import { PasswordField, type PasswordFieldProps } from '@adire/ui';
import { useProductName } from '../settings/PageSettingsContext.ts';
import { usePasswordFeedback } from './usePasswordFeedback.ts';

interface NewPasswordFieldProps extends PasswordFieldProps {
  /** The field's current value. */
  readonly typed: string;
  /** The buyer's own data, which a password must not repeat: names, email, phone in E.164. */
  readonly ownWords: readonly string[];
}

/** A field for a new password, with advice on its strength during typing. */
export function NewPasswordField({ typed, ownWords, error, ...rest }: NewPasswordFieldProps) {
  const productName = useProductName();
  const { feedback, load } = usePasswordFeedback(typed, [...ownWords, productName]);
  return (
    <PasswordField
      autoComplete="new-password"
      {...rest}
      error={error}
      onFocus={load}
      feedback={error ? null : feedback}
    />
  );
}
