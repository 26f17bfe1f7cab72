import { Button, Link, Notice } from '@adire/ui';
import { useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { fromPromise } from 'xstate';
import { resetPassword } from '#api/calls/onboarding.ts';
import { ERRORS } from '#api/contract/errors.ts';
import type { Failure } from '#api/failure.ts';
import { AuthLayout } from '#app/auth/AuthLayout.tsx';
import { carriedIdentifier, useCarryingLink } from '#app/auth/carriedIdentifier.ts';
import { useNotifyNetworkFailure } from '#app/auth/useNotifyNetworkFailure.ts';
import { FailureNotice } from '#app/failures/FailureNotice.tsx';
import { useNotify } from '#app/notifications/useNotify.ts';
import { withNextParam } from '#app/session/next.ts';
import { forgetResetCode, type ResetCode, readResetCode } from '#app/session/resetCode.ts';
import { useFlow } from '#flows/host/useFlow.ts';
import { createPasswordMachine } from '#machines/createPassword/createPassword.machine.ts';
import { stateName } from '#machines/stateName.ts';
import { CreatePasswordForm } from './CreatePasswordForm.tsx';

export function Component() {
  const [code] = useState(readResetCode);
  const [search] = useSearchParams();
  return code ? (
    <CreatePassword {...code} />
  ) : (
    <Navigate to={withNextParam('/reset-password', search)} replace />
  );
}

/** The code was right on the page before: it is wrong only once a newer one was sent. There is no field to correct it in. */
const withReplacedCode = (failure: Failure): Failure =>
  failure.code === 'otp_wrong' ? { ...failure, message: ERRORS.otp_expired.message } : failure;

const LAYOUT = {
  title: 'Create password',
  intro: 'Choose a new password for your account.',
  panel: {
    headline: 'Your place is kept.',
    sentence: 'A new password, and your contributions are where you left them.',
  },
} as const;

function CreatePassword({ otp, identifier }: ResetCode) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const loginHref = withNextParam('/login', search);
  const openLogin = useCarryingLink(loginHref);
  const notify = useNotify();
  const [snapshot, send] = useFlow(
    createPasswordMachine.provide({
      actors: { resetPassword: fromPromise(({ input }) => resetPassword(input)) },
      actions: {
        notifyReset: () => notify({ tone: 'positive', message: 'Password has been reset successfully!' }),
        forgetCode: forgetResetCode,
        goToLogin: () => void navigate(loginHref, { replace: true, state: carriedIdentifier(identifier) }),
      },
    }),
    { input: { otp, identifier } },
  );
  const { failure } = snapshot.context;
  useNotifyNetworkFailure(failure);
  const isForm = snapshot.hasTag('form') || snapshot.hasTag('busy');
  return (
    <AuthLayout
      {...LAYOUT}
      aside={
        <Link href={loginHref} onClick={(event) => openLogin(event, identifier)}>
          Log In
        </Link>
      }
      state={stateName(snapshot.value)}
    >
      {!isForm && <FailureNotice failure={failure && withReplacedCode(failure)} />}
      {snapshot.matches('saved') && (
        <Notice tone="positive">Your new password is saved. We take you to the login page.</Notice>
      )}
      {snapshot.matches('unsure') && (
        <>
          <Notice tone="attention">Your new password may be saved already. Try to log in with it.</Notice>
          <Button
            href={loginHref}
            onClick={(event) => openLogin(event, identifier)}
            size="large"
            shape="pill"
            block
          >
            Log In Now
          </Button>
        </>
      )}
      {(snapshot.matches('codeRejected') || snapshot.matches('unsure')) && (
        <Button
          href={withNextParam('/reset-password', search)}
          variant={snapshot.matches('unsure') ? 'quiet' : 'main'}
          size="large"
          shape="pill"
          block
        >
          Ask for a new code
        </Button>
      )}
      {isForm && (
        <CreatePasswordForm
          identifier={identifier}
          failure={failure}
          busy={snapshot.hasTag('busy')}
          onSubmit={(passwords) => send({ type: 'password.submitted', ...passwords })}
        />
      )}
    </AuthLayout>
  );
}
