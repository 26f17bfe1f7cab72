import { PasswordField, type PasswordFieldProps } from '@adire/ui';
import { useProductName } from '../settings/PageSettingsContext.ts';
import { usePasswordFeedback } from './usePasswordFeedback.ts';

interface NewPasswordFieldProps extends PasswordFieldProps {
  /** As typed so far. */
  readonly typed: string;
  /** What is known of the person: names, email, phone in E.164. */
  readonly ownWords: readonly string[];
}

/** A password that is being chosen: the field says while one types how easy it is to guess. */
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
