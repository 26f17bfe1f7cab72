import { Button, Link, RequiredNote, Stack, TextField } from '@adire/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { fromPromise } from 'xstate';
import * as z from 'zod/mini';
import { requestPasswordReset } from '#api/calls/onboarding.ts';
import { AuthLayout } from '#app/auth/AuthLayout.tsx';
import { useCarriedIdentifier } from '#app/auth/carriedIdentifier.ts';
import { GuestForm } from '#app/auth/GuestForm.tsx';
import { useNotifyNetworkFailure } from '#app/auth/useNotifyNetworkFailure.ts';
import { FailureNotice } from '#app/failures/FailureNotice.tsx';
import { typedIdentifier } from '#app/forms/typedIdentifier.ts';
import { useFieldFailures } from '#app/forms/useFieldFailures.ts';
import { withNextParam } from '#app/session/next.ts';
import { readPendingVerification, verificationPath, withCodeSent } from '#app/session/pendingVerification.ts';
import { OTP_RESEND_COOLDOWN_MS } from '#domain/accounts/accounts.ts';
import { useFlow } from '#flows/host/useFlow.ts';
import { resetPasswordMachine } from '#machines/resetPassword/resetPassword.machine.ts';
import { stateName } from '#machines/stateName.ts';

const resetForm = z.object({ identifier: typedIdentifier });
const FIELDS = ['identifier'] as const;

/** What a code was asked for with, so that a buyer who returns corrects a typo instead of typing all of it again. */
function askedBefore(): string | null {
  const pending = readPendingVerification();
  return pending?.purpose === 'reset' ? pending.identifier : null;
}

export function Component() {
  const navigate = useNavigate();
  const carried = useCarriedIdentifier();
  const [search] = useSearchParams();
  const [snapshot, send] = useFlow(
    resetPasswordMachine.provide({
      actors: { sendCode: fromPromise(({ input }) => requestPasswordReset(input)) },
      actions: {
        askForCode: ({ context: { identifier } }) => {
          const pending = { purpose: 'reset', identifier, resendAvailableAtMs: null } as const;
          const sent = withCodeSent(pending, Date.now() + OTP_RESEND_COOLDOWN_MS);
          void navigate(withNextParam(verificationPath(sent), search));
        },
      },
    }),
  );
  const { failure } = snapshot.context;
  useNotifyNetworkFailure(failure);
  const form = useForm({ resolver: zodResolver(resetForm) });
  const { setValue } = form;
  useEffect(() => {
    // Not a default value: the server, which renders the form too, cannot read it.
    const identifier = carried || askedBefore();
    if (identifier !== null) setValue('identifier', identifier);
  }, [setValue, carried]);
  const shownFailure = useFieldFailures(form, failure, FIELDS);
  return (
    <AuthLayout
      title="Reset password"
      intro="Enter your phone number or email. We send a 6-digit code to those that you have verified."
      aside={<Link href={withNextParam('/login', search)}>Log In</Link>}
      panel={{
        headline: 'Your place is kept.',
        sentence: 'A new password, and your contributions are where you left them.',
      }}
      state={stateName(snapshot.value)}
    >
      <FailureNotice failure={shownFailure} />
      <GuestForm
        onSubmit={form.handleSubmit(({ identifier }) => send({ type: 'identifier.submitted', identifier }))}
      >
        <Stack gap={5}>
          <RequiredNote />
          <TextField
            label="Phone number or Email"
            required
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            pill
            error={form.formState.errors.identifier?.message}
            {...form.register('identifier')}
          />
          <Button type="submit" size="large" shape="pill" block busy={snapshot.hasTag('busy')}>
            Send Code
          </Button>
        </Stack>
      </GuestForm>
    </AuthLayout>
  );
}
