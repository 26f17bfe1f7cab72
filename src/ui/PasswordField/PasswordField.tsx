import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'multiline' | 'rows' | 'control' | 'suffix'>;

/** A password, with a button that shows it. */
export function PasswordField({ autoComplete = 'current-password', ...rest }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      autoComplete={autoComplete}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      type={isShown ? 'text' : 'password'}
      control={
        <IconButton
          label={isShown ? 'Hide password' : 'Show password'}
          icon={isShown ? <EyeOff size={20} /> : <Eye size={20} />}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  );
}
