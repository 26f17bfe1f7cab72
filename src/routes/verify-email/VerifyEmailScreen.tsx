import { Button, Link } from '@adire/ui';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AuthLayout } from '#app/auth/AuthLayout.tsx';
import { useNotifyNetworkFailure } from '#app/auth/useNotifyNetworkFailure.ts';
import { FailureNotice } from '#app/failures/FailureNotice.tsx';
import { CodeForm } from '#app/otp/CodeForm.tsx';
import { OtherChannels } from '#app/otp/OtherChannels.tsx';
import { withNextParam } from '#app/session/next.ts';
import { type PendingVerification, readPendingVerification } from '#app/session/pendingVerification.ts';
import { useSession } from '#app/session/useSession.ts';
import { usePageSettings } from '#app/settings/PageSettingsContext.ts';
import { stateName } from '#machines/stateName.ts';
import { CodeDestination } from './CodeDestination.tsx';
import { CorrectPhoneForm } from './CorrectPhoneForm.tsx';
import { useVerifyOtp } from './useVerifyOtp.ts';

const PANEL = {
  headline: 'Your name, your number, your account.',
  sentence: 'The code makes sure that only you can open it.',
} as const;

export function Component() {
  const [pending] = useState(readPendingVerification);
  return pending && <VerifyScreen pending={pending} />;
}

function VerifyScreen({ pending }: { pending: PendingVerification }) {
  const [search] = useSearchParams();
  const [otp, setOtp] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const [snapshot, send] = useVerifyOtp(pending, () => {
    setOtp('');
    field.current?.focus();
  });
  const session = useSession();
  const { codeChannels } = usePageSettings();
  const { failure, resendFailure, resendAvailableAtMs } = snapshot.context;
  const sending = snapshot.hasTag('resending') ? snapshot.context.channel : null;
  useNotifyNetworkFailure(failure ?? resendFailure);
  const layout = {
    aside: pending.purpose === 'onboard' && (
      <Button variant="text" onClick={session.logOut}>
        Log out
      </Button>
    ),
    panel: PANEL,
    state: stateName(snapshot.value),
    isShort: true,
  } as const;

  if (snapshot.hasTag('correction')) {
    return (
      <AuthLayout
        {...layout}
        title="Change your phone number"
        intro="We send the code to the new number. The old number is forgotten."
      >
        <CorrectPhoneForm
          phone={session.user?.phone ?? null}
          failure={failure}
          busy={snapshot.hasTag('busy')}
          onSubmit={(phone) => send({ type: 'phone.submitted', phone })}
          onCancel={() => send({ type: 'correction.abandoned' })}
        />
      </AuthLayout>
    );
  }
  return (
    <AuthLayout
      {...layout}
      title="Verify phone number"
      intro={
        <CodeDestination pending={pending} user={session.user} isSending={resendAvailableAtMs === null} />
      }
    >
      <FailureNotice failure={resendFailure} />
      <CodeForm
        ref={field}
        purpose={pending.purpose}
        otp={otp}
        failure={failure}
        isIncomplete={snapshot.matches({ entry: { form: 'incomplete' } })}
        busy={snapshot.hasTag('busy')}
        resend={{
          isCooling: snapshot.hasTag('cooling'),
          isSending: sending === 'sms',
          availableAtMs: resendAvailableAtMs,
          onRequest: () => send({ type: 'resend.requested', channel: 'sms' }),
        }}
        aside={
          pending.purpose === 'onboard' ? (
            <Button variant="text" onClick={() => send({ type: 'correction.started' })}>
              Wrong number? Change it
            </Button>
          ) : (
            <Link href={withNextParam('/reset-password', search)}>Wrong number or email? Change it</Link>
          )
        }
        others={
          !snapshot.hasTag('cooling') && (
            <OtherChannels
              offered={codeChannels}
              sending={sending}
              onRequest={(channel) => send({ type: 'resend.requested', channel })}
            />
          )
        }
        onChange={(digits) => {
          setOtp(digits);
          send({ type: 'code.changed' });
        }}
        onComplete={(digits) => send({ type: 'code.completed', otp: digits })}
        onSubmit={() => send({ type: 'code.submitted', otp })}
      />
    </AuthLayout>
  );
}
