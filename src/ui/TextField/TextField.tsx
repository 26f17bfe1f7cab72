import { LockKeyhole } from 'lucide-react';
import { type ComponentPropsWithoutRef, type ReactNode, type Ref, useCallback } from 'react';
import { assignRef } from '../private/assignRef.ts';
import { classNames } from '../private/classNames.ts';
import { FieldBox, FieldFrame } from '../private/FieldFrame.tsx';
import * as styles from '../private/field.css.ts';
import type { FieldProps } from '../private/fieldTypes.ts';
import { useFieldIds } from '../private/useFieldIds.ts';
import { useMessages } from '../UiProvider/UiProvider.tsx';

type NativeProps = Omit<
  ComponentPropsWithoutRef<'input'> & Pick<ComponentPropsWithoutRef<'textarea'>, 'rows'>,
  | keyof FieldProps
  | 'prefix'
  | 'size'
  | 'className'
  | 'style'
  | 'onChange'
  | 'onBlur'
  | 'onFocus'
  | 'onKeyDown'
  | 'value'
>;
type TextControl = HTMLInputElement | HTMLTextAreaElement;

export interface TextFieldProps extends FieldProps, NativeProps {
  readonly value?: string | undefined;
  readonly onChange?: ((event: React.ChangeEvent<TextControl>) => void) | undefined;
  readonly onBlur?: ((event: React.FocusEvent<TextControl>) => void) | undefined;
  readonly onFocus?: ((event: React.FocusEvent<TextControl>) => void) | undefined;
  readonly onKeyDown?: ((event: React.KeyboardEvent<TextControl>) => void) | undefined;
  readonly multiline?: boolean | undefined;
  /** Rows of a multiline field. Defaults to 4. */
  readonly rows?: number | undefined;
  /** Inside the field, before the text. */
  readonly prefix?: ReactNode | undefined;
  /** Inside the field, after the text. */
  readonly suffix?: ReactNode | undefined;
  /** A button inside the field, after the text. */
  readonly control?: ReactNode | undefined;
  /** The rounder shape of the account pages. */
  readonly pill?: boolean | undefined;
  /** `large` is for the main field of a part of the page. Defaults to `normal`. */
  readonly size?: 'normal' | 'large' | undefined;
  /** Digits of equal width. */
  readonly numeric?: boolean | undefined;
  readonly ref?: Ref<TextControl> | undefined;
}

/** One line of text, or several. It accepts the props of an `<input>`, so `register` of a form library works. */
export function TextField({
  label,
  hideLabel,
  hint,
  error,
  required,
  id,
  multiline = false,
  rows = 4,
  prefix,
  suffix,
  control,
  pill,
  size = 'normal',
  numeric = false,
  readOnly = false,
  type = 'text',
  ref,
  'aria-describedby': described,
  ...rest
}: TextFieldProps) {
  const messages = useMessages();
  const ids = useFieldIds({ id, hint, error });
  const attach = useCallback((element: TextControl | null) => assignRef(ref, element), [ref]);
  const describedBy = [ids.aria['aria-describedby'], described].filter(Boolean).join(' ') || undefined;
  const shared = {
    ...rest,
    ...ids.aria,
    'aria-describedby': describedBy,
    id: ids.id,
    required,
    readOnly,
    ref: attach,
  };
  const className = classNames(
    styles.input,
    numeric && styles.numeric,
    numeric && size === 'large' && styles.figure,
  );
  return (
    <FieldFrame {...{ label, hideLabel, hint, error, required, ids }}>
      <FieldBox
        isInvalid={ids.isInvalid}
        readOnly={readOnly}
        pill={pill}
        className={size === 'large' ? styles.boxLarge : undefined}
      >
        {prefix === undefined ? null : <span className={styles.prefix}>{prefix}</span>}
        <TextInput {...{ multiline, rows, type, className, shared }} />
        {suffix === undefined ? null : <span className={styles.suffix}>{suffix}</span>}
        {readOnly ? (
          <span className={styles.suffix}>
            <LockKeyhole size={18} aria-label={messages.readOnly} />
          </span>
        ) : null}
        {control === undefined ? null : <span className={styles.control}>{control}</span>}
      </FieldBox>
    </FieldFrame>
  );
}

interface TextInputProps {
  readonly multiline: boolean;
  readonly rows: number;
  readonly type: string;
  readonly className: string;
  readonly shared: Record<string, unknown> & { readonly ref: (element: TextControl | null) => void };
}

function TextInput({ multiline, rows, type, className, shared }: TextInputProps) {
  return multiline ? (
    <textarea {...shared} rows={rows} className={classNames(className, styles.textarea)} />
  ) : (
    <input {...shared} type={type} className={className} />
  );
}
