import { Link } from '@adire/ui';
import { useSearchParams } from 'react-router-dom';
import { fromPromise } from 'xstate';
import { register } from '#api/calls/onboarding.ts';
import { AuthLayout } from '#app/auth/AuthLayout.tsx';
import { ChosenUnitNotice } from '#app/auth/ChosenUnitNotice.tsx';
import { chosenUnit } from '#app/auth/chosenUnit.ts';
import { useAccountEntry } from '#app/auth/useAccountEntry.ts';
import { useNotifyNetworkFailure } from '#app/auth/useNotifyNetworkFailure.ts';
import { withNextParam } from '#app/session/next.ts';
import { OTP_RESEND_COOLDOWN_MS } from '#domain/accounts/accounts.ts';
import { useFlow } from '#flows/host/useFlow.ts';
import { signUpMachine } from '#machines/signUp/signUp.machine.ts';
import { stateName } from '#machines/stateName.ts';
import { SignUpForm } from './SignUpForm.tsx';
import { forgetTypedSignUp } from './typedSignUp.ts';

export function Component() {
  const [search] = useSearchParams();
  const entry = useAccountEntry();
  const [snapshot, send] = useFlow(
    signUpMachine.provide({
      actors: { register: fromPromise(({ input }) => register(input)) },
      actions: {
        beginSession: (_, { response }) => {
          forgetTypedSignUp();
          entry.beginSession(response);
        },
        askToVerify: (_, { response }) =>
          entry.askToVerify(response.user, Date.now() + OTP_RESEND_COOLDOWN_MS),
      },
    }),
  );
  const { failure } = snapshot.context;
  useNotifyNetworkFailure(failure);
  const unit = chosenUnit(search);
  return (
    <AuthLayout
      title="Create your account"
      intro="Two minutes, and your account number is ready."
      aside={
        <>
          Have an account? <Link href={withNextParam('/login', search)}>Login</Link>
        </>
      }
      panel={{
        headline: 'Every month, one more square.',
        sentence: 'Adire is drawn a square at a time until the cloth is whole. So is a home.',
      }}
      state={stateName(snapshot.value)}
    >
      {unit && <ChosenUnitNotice unit={unit} next="create your account to hold it" />}
      <SignUpForm
        failure={failure}
        busy={snapshot.hasTag('busy')}
        onSubmit={(details) => send({ type: 'details.submitted', details })}
      />
    </AuthLayout>
  );
}
