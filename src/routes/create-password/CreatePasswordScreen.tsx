import { Button, EmptyState, Link, Notice } from '@adire/ui';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { fromPromise } from 'xstate';
import { resetPassword } from '#api/calls/onboarding.ts';
import { createPasswordMachine } from '#machines/createPassword/createPassword.machine.ts';
import { AuthLayout } from '../auth/AuthLayout.tsx';
import { FailureNotice } from '../auth/FailureNotice.tsx';
import { stateName } from '../auth/stateName.ts';
import { useTellNetworkFailure } from '../auth/useTellNetworkFailure.ts';
import { useFlow } from '../flows/useFlow.ts';
import { useNotify } from '../notifications/useNotify.ts';
import { CreatePasswordForm } from './CreatePasswordForm.tsx';

export function Component() {
  const [search] = useSearchParams();
  const otp = search.get('otp');
  const identifier = search.get('identifier');
  return otp && identifier ? <CreatePassword otp={otp} identifier={identifier} /> : <NoCode />;
}

const LAYOUT = {
  title: 'Create password',
  intro: 'Choose a new password for your account.',
  aside: <Link href="/login">Log In</Link>,
  panel: {
    headline: 'Your place is kept.',
    sentence: 'A new password, and your contributions are where you left them.',
  },
} as const;

function CreatePassword({ otp, identifier }: { otp: string; identifier: string }) {
  const navigate = useNavigate();
  const notify = useNotify();
  const [snapshot, send] = useFlow(
    createPasswordMachine.provide({
      actors: { resetPassword: fromPromise(({ input }) => resetPassword(input)) },
      actions: {
        announceReset: () => notify({ tone: 'positive', message: 'Password has been reset successfully!' }),
        goToLogin: () => void navigate('/login', { replace: true }),
      },
    }),
    { input: { otp, identifier } },
  );
  const { failure } = snapshot.context;
  useTellNetworkFailure(failure);
  return (
    <AuthLayout {...LAYOUT} state={stateName(snapshot.value)}>
      <FailureNotice failure={failure} />
      {snapshot.matches('saved') && (
        <Notice tone="positive">Your new password is saved. We take you to the login page.</Notice>
      )}
      {snapshot.matches('codeRefused') && (
        <Button href="/reset-password" size="large" shape="pill" block>
          Ask for a new code
        </Button>
      )}
      {(snapshot.hasTag('form') || snapshot.hasTag('busy')) && (
        <CreatePasswordForm
          failure={failure}
          busy={snapshot.hasTag('busy')}
          onSubmit={(passwords) => send({ type: 'password.submitted', ...passwords })}
        />
      )}
    </AuthLayout>
  );
}

/** The page was opened without the code of the message. */
function NoCode() {
  return (
    <AuthLayout {...LAYOUT} intro="A new password needs a code." state="noCode">
      <EmptyState
        title="There is no code in this address"
        action={
          <Button href="/reset-password" size="large" shape="pill">
            Ask for a code
          </Button>
        }
      >
        We send one to your phone number and email.
      </EmptyState>
    </AuthLayout>
  );
}
