import { Search, X } from 'lucide-react';
import { type Ref, useRef } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { assignRef } from '../private/assignRef.ts';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import { useMessages } from '../UiProvider/UiProvider.tsx';
import * as styles from './SearchField.css.ts';

export interface SearchFieldProps
  extends Omit<
    TextFieldProps,
    | 'value'
    | 'onChange'
    | 'onSubmit'
    | 'type'
    | 'multiline'
    | 'rows'
    | 'prefix'
    | 'suffix'
    | 'control'
    | 'ref'
  > {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Called on Enter. */
  readonly onSubmit?: ((value: string) => void) | undefined;
  /** Called when the clear button or Escape empties the field, in addition to `onChange('')`. */
  readonly onClear?: (() => void) | undefined;
  /** A button inside the field, at its end. */
  readonly action?: React.ReactNode | undefined;
  readonly ref?: Ref<HTMLInputElement | HTMLTextAreaElement> | undefined;
}

/** A search text. While it is not empty, a button and Escape clear it; the focus stays. */
export function SearchField({
  value,
  onChange,
  onSubmit,
  onClear,
  action,
  onKeyDown,
  ref,
  ...rest
}: SearchFieldProps) {
  const { clearSearch } = useMessages();
  const input = useRef<HTMLInputElement | HTMLTextAreaElement | null>(null);
  const clear = () => {
    onChange('');
    onClear?.();
    input.current?.focus();
  };
  return (
    <TextField
      autoComplete="off"
      enterKeyHint="search"
      {...rest}
      type="search"
      ref={(element) => {
        input.current = element;
        assignRef(ref, element);
      }}
      prefix={
        <Search
          size={20}
          aria-hidden="true"
          className={action === undefined ? undefined : styles.besideAction}
        />
      }
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (event.key === 'Enter' && onSubmit) {
          event.preventDefault();
          onSubmit(value);
        }
        if (event.key === 'Escape' && value !== '') {
          event.stopPropagation();
          clear();
        }
      }}
      control={
        value === '' && action === undefined ? undefined : (
          <>
            {value === '' ? null : <IconButton label={clearSearch} icon={<X size={18} />} onClick={clear} />}
            {action}
          </>
        )
      }
    />
  );
}
