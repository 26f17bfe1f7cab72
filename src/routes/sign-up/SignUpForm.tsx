import { Button, RequiredNote, Stack, TextField } from '@adire/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import type { Registration } from '#api/calls/onboarding.ts';
import type { Failure } from '#api/failure.ts';
import { GuestForm } from '#app/auth/GuestForm.tsx';
import { FailureNotice } from '#app/failures/FailureNotice.tsx';
import { EmailField } from '#app/forms/EmailField.tsx';
import { NewPasswordField } from '#app/forms/NewPasswordField.tsx';
import { TypedPhoneField } from '#app/forms/TypedPhoneField.tsx';
import { useFieldFailures } from '#app/forms/useFieldFailures.ts';
import { Agreement } from '#app/legal/Agreement.tsx';
import { PASSWORD_MIN_LENGTH } from '#domain/accounts/accounts.ts';
import { toE164 } from '#domain/accounts/phones.ts';
import * as styles from './SignUpForm.css.ts';
import { EMPTY_SIGN_UP, SIGN_UP_FIELDS, signUpForm, type TypedSignUp } from './signUpForm.ts';
import { readTypedSignUp, rememberTypedSignUp } from './typedSignUp.ts';

interface SignUpFormProps {
  readonly failure: Failure | null;
  readonly busy: boolean;
  readonly onSubmit: (details: Registration) => void;
}

export function SignUpForm({ failure, busy, onSubmit }: SignUpFormProps) {
  const form = useForm({ resolver: zodResolver(signUpForm), defaultValues: EMPTY_SIGN_UP });
  const { register, control, reset, subscribe } = form;
  useEffect(() => {
    // Not the default values: the server, which renders the form too, cannot read them.
    const kept = readTypedSignUp();
    // The fields stay registered: what is typed in them this moment would be lost.
    if (kept) reset(kept, { keepFieldsRef: true });
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => rememberTypedSignUp(values),
    });
  }, [reset, subscribe]);
  const typed = useWatch({ control, compute: (values: TypedSignUp) => values });
  const { errors } = form.formState;
  const phone = toE164(typed.phone.national, typed.phone.dialCode);
  const shownFailure = useFieldFailures(form, failure, SIGN_UP_FIELDS);
  return (
    <>
      <FailureNotice failure={shownFailure} />
      <GuestForm onSubmit={form.handleSubmit((details) => onSubmit(details))}>
        <Stack gap={5}>
          <RequiredNote />
          <div className={styles.names}>
            <TextField
              label="First Name"
              required
              autoComplete="given-name"
              pill
              error={errors.firstName?.message}
              {...register('firstName')}
            />
            <TextField
              label="Last Name"
              required
              autoComplete="family-name"
              pill
              error={errors.lastName?.message}
              {...register('lastName')}
            />
          </div>
          <Controller
            control={control}
            name="phone"
            render={(phone) => <TypedPhoneField {...phone} pill />}
          />
          <EmailField pill error={errors.email?.message} {...register('email')} />
          <NewPasswordField
            label="Create Password"
            required
            typed={typed.password}
            ownWords={[typed.firstName, typed.lastName, typed.email, phone ?? '']}
            hint={`At least ${PASSWORD_MIN_LENGTH} characters`}
            pill
            error={errors.password?.message}
            {...register('password')}
          />
          <Button type="submit" size="large" shape="pill" block busy={busy}>
            Create Account
          </Button>
          <Agreement act="creating an account" />
        </Stack>
      </GuestForm>
    </>
  );
}
