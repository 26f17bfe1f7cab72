import { Eye, EyeOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import { useMessages } from '../UiProvider/UiProvider.tsx';
import * as styles from './PasswordField.css.ts';

export type PasswordFieldProps = Omit<
  TextFieldProps,
  'type' | 'multiline' | 'rows' | 'control' | 'suffix'
> & {
  /**
   * Feedback on the password during typing. It is not an error and does not block the form. Pass null while there is
   * none; without this prop there is no live region.
   */
  readonly feedback?: ReactNode | undefined;
};

/** A password, with a button that shows it. */
export function PasswordField({ autoComplete = 'current-password', feedback, ...rest }: PasswordFieldProps) {
  const { showPassword, hidePassword } = useMessages();
  const [isShown, setIsShown] = useState(false);
  const field = (
    <TextField
      autoComplete={autoComplete}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      type={isShown ? 'text' : 'password'}
      control={
        <IconButton
          label={isShown ? hidePassword : showPassword}
          icon={isShown ? <EyeOff size={20} /> : <Eye size={20} />}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  );
  if (feedback === undefined) return field;
  return (
    <div>
      {field}
      <div role="status" className={styles.feedback}>
        {feedback}
      </div>
    </div>
  );
}
