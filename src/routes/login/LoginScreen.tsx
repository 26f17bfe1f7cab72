import { Link, Notice } from '@adire/ui';
import { useSearchParams } from 'react-router-dom';
import { fromPromise } from 'xstate';
import { logIn } from '#api/calls/onboarding.ts';
import { AuthLayout } from '#app/auth/AuthLayout.tsx';
import { ChosenUnitNotice } from '#app/auth/ChosenUnitNotice.tsx';
import { chosenUnit } from '#app/auth/chosenUnit.ts';
import { useAccountEntry } from '#app/auth/useAccountEntry.ts';
import { useNotifyNetworkFailure } from '#app/auth/useNotifyNetworkFailure.ts';
import { useNotify } from '#app/notifications/useNotify.ts';
import { ENDED_PARAM, ERASED_PARAM, isEndedElsewhere, withNextParam } from '#app/session/next.ts';
import { useFlow } from '#flows/host/useFlow.ts';
import { loginMachine } from '#machines/login/login.machine.ts';
import { stateName } from '#machines/stateName.ts';
import { LoginForm } from './LoginForm.tsx';

export function Component() {
  const [search] = useSearchParams();
  const entry = useAccountEntry();
  const notify = useNotify();
  const [snapshot, send] = useFlow(
    loginMachine.provide({
      actors: { logIn: fromPromise(({ input }) => logIn(input)) },
      actions: {
        beginSession: (_, { response }) => entry.beginSession(response),
        openDestination: () => {
          notify({ tone: 'positive', message: 'Login Successful!' });
          entry.openDestination();
        },
        askToVerify: (_, { response }) => entry.askToVerify(response.user),
      },
    }),
  );
  const { failure } = snapshot.context;
  useNotifyNetworkFailure(failure);
  const unit = chosenUnit(search);
  const signUpHref = withNextParam('/sign-up', search);
  const resetHref = withNextParam('/reset-password', search);
  const hasEnded = search.has(ENDED_PARAM) && !failure;
  return (
    <AuthLayout
      title="Log In"
      intro="See how far you are, and make the next contribution."
      aside={
        unit === null && (
          <>
            New here? <Link href={signUpHref}>Sign Up</Link>
          </>
        )
      }
      panel={{
        headline: 'Every month, one more square.',
        sentence: 'Adire is drawn a square at a time until the cloth is whole. So is a home.',
      }}
      state={stateName(snapshot.value)}
    >
      {hasEnded && (
        <Notice tone="attention">
          {isEndedElsewhere(search)
            ? 'Your session has ended. You were logged out from another device, your password was changed, or the account was erased. Please log in again.'
            : 'Your session has ended. Please log in again.'}
        </Notice>
      )}
      {search.has(ERASED_PARAM) && !failure && (
        <Notice tone="positive" title="Your account is erased.">
          Thank you for your time with us. You can sign up again at any time.
        </Notice>
      )}
      {unit && <ChosenUnitNotice unit={unit} next="log in, or sign up if you are new, to hold it" />}
      <LoginForm
        failure={failure}
        busy={snapshot.hasTag('busy')}
        signUpHref={unit && signUpHref}
        resetHref={resetHref}
        onSubmit={(credentials) => send({ type: 'credentials.submitted', credentials })}
      />
    </AuthLayout>
  );
}
