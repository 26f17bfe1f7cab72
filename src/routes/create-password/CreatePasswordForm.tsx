import { Button, PasswordField, RequiredNote, Stack } from '@adire/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { ERRORS } from '#api/contract/errors.ts';
import { passwordReset } from '#api/contract/onboarding.ts';
import type { Failure } from '#api/failure.ts';
import { FailureNotice } from '#app/failures/FailureNotice.tsx';
import { NewPasswordField } from '#app/forms/NewPasswordField.tsx';
import { useFieldFailures } from '#app/forms/useFieldFailures.ts';
import { PASSWORD_LENGTH_MESSAGE } from '#domain/accounts/accounts.ts';

const passwordForm = z
  .object({
    password: passwordReset.shape.password,
    confirmPassword: z.string().check(z.minLength(1, 'Confirm Password is required.')),
  })
  .check(
    z.refine(({ password, confirmPassword }) => password === confirmPassword, {
      error: ERRORS.passwords_differ.message,
      path: ['confirmPassword'],
    }),
  );
type Passwords = z.output<typeof passwordForm>;
const FIELDS = ['password', 'confirmPassword'] as const;

interface CreatePasswordFormProps {
  /** The phone number or email entered for the reset. */
  readonly identifier: string;
  readonly failure: Failure | null;
  readonly busy: boolean;
  readonly onSubmit: (passwords: Passwords) => void;
}

export function CreatePasswordForm({ identifier, failure, busy, onSubmit }: CreatePasswordFormProps) {
  const form = useForm({
    resolver: zodResolver(passwordForm),
    defaultValues: { password: '', confirmPassword: '' },
  });
  const password = useWatch({ control: form.control, name: 'password' });
  const { errors } = form.formState;
  const shownFailure = useFieldFailures(form, failure, FIELDS);
  return (
    <>
      <FailureNotice failure={shownFailure} />
      <form noValidate onSubmit={form.handleSubmit((passwords) => onSubmit(passwords))}>
        <Stack gap={5}>
          <RequiredNote />
          <NewPasswordField
            label="New Password"
            required
            typed={password}
            ownWords={[identifier]}
            hint={PASSWORD_LENGTH_MESSAGE}
            pill
            error={errors.password?.message}
            {...form.register('password')}
          />
          <PasswordField
            label="Confirm Password"
            required
            autoComplete="new-password"
            pill
            error={errors.confirmPassword?.message}
            {...form.register('confirmPassword')}
          />
          <Button type="submit" size="large" shape="pill" block busy={busy}>
            Create Password
          </Button>
        </Stack>
      </form>
    </>
  );
}
