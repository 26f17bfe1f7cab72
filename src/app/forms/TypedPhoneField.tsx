import { PhoneField } from '@adire/ui';
import type { Ref } from 'react';
import { parsePhone } from '#domain/accounts/phones.ts';

interface TypedPhone {
  readonly national: string;
  readonly dialCode: string;
}

interface TypedPhoneFieldProps {
  /** The `field` of react-hook-form's `Controller`. */
  readonly field: {
    readonly value: TypedPhone;
    readonly onChange: (typed: TypedPhone) => void;
    readonly onBlur: () => void;
    readonly ref: Ref<HTMLInputElement>;
  };
  readonly fieldState: { readonly error?: { readonly message?: string | undefined } | undefined };
  readonly pill?: boolean;
}

/** A form's phone number; validate it with `typedPhone`. */
export const TypedPhoneField = ({ field, fieldState, pill = false }: TypedPhoneFieldProps) => (
  <PhoneField
    label="Phone number"
    required
    value={field.value.national}
    dialCode={field.value.dialCode}
    onChange={field.onChange}
    onBlur={field.onBlur}
    parse={parsePhone}
    error={fieldState.error?.message}
    pill={pill}
    ref={field.ref}
  />
);
