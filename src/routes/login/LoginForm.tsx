import { Button, Inline, Link, PasswordField, RequiredNote, Stack, TextField } from '@adire/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import type { Credentials } from '#api/calls/onboarding.ts';
import { credentials } from '#api/contract/onboarding.ts';
import type { Failure } from '#api/failure.ts';
import { useCarriedIdentifier, useCarryingLink } from '#app/auth/carriedIdentifier.ts';
import { GuestForm } from '#app/auth/GuestForm.tsx';
import { FailureNotice } from '#app/failures/FailureNotice.tsx';
import { typedIdentifier } from '#app/forms/typedIdentifier.ts';
import { useFieldFailures } from '#app/forms/useFieldFailures.ts';
import { Agreement } from '#app/legal/Agreement.tsx';

const loginForm = z.object({ identifier: typedIdentifier, password: credentials.shape.password });
const FIELDS = ['identifier', 'password'] as const;

interface LoginFormProps {
  readonly failure: Failure | null;
  readonly busy: boolean;
  readonly resetHref: string;
  /** Set if a visitor who chose a unit is as likely to sign up; then the button is as large as Log In. */
  readonly signUpHref: string | null;
  readonly onSubmit: (credentials: Credentials) => void;
}

export function LoginForm({ failure, busy, resetHref, signUpHref, onSubmit }: LoginFormProps) {
  // Without default values, which would overwrite what the browser has filled in but shows to no script before a touch.
  const form = useForm({ resolver: zodResolver(loginForm) });
  const { errors } = form.formState;
  const shownFailure = useFieldFailures(form, failure, FIELDS);
  const openReset = useCarryingLink(resetHref);
  const carried = useCarriedIdentifier();
  const { setValue } = form;
  useEffect(() => {
    if (carried !== null) setValue('identifier', carried);
  }, [setValue, carried]);
  return (
    <>
      <FailureNotice failure={shownFailure} />
      <GuestForm onSubmit={form.handleSubmit((typed) => onSubmit(typed))}>
        <Stack gap={5}>
          <RequiredNote />
          <TextField
            label="Phone number or Email"
            required
            type="text"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            pill
            error={errors.identifier?.message}
            {...form.register('identifier')}
          />
          <PasswordField
            label="Password"
            required
            autoComplete="current-password"
            pill
            error={errors.password?.message}
            {...form.register('password')}
          />
          <Inline justify="end">
            <Link href={resetHref} onClick={(event) => openReset(event, form.getValues('identifier'))}>
              Forgotten password
            </Link>
          </Inline>
          <Button type="submit" size="large" shape="pill" block busy={busy}>
            Log In
          </Button>
          {signUpHref !== null && (
            <Button href={signUpHref} variant="quiet" size="large" shape="pill" block>
              Sign Up
            </Button>
          )}
          <Agreement act="logging in" />
        </Stack>
      </GuestForm>
    </>
  );
}
