import { Button, OtpField, Stack } from '@adire/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { OTP_LENGTH_MESSAGE } from '#api/contract/scalars.ts';
import { OTP_LENGTH } from '#domain/accounts.ts';
import { AuthLayout } from '../auth/AuthLayout.tsx';
import { FailureNotice } from '../auth/FailureNotice.tsx';
import { stateName } from '../auth/stateName.ts';
import { useTellNetworkFailure } from '../auth/useTellNetworkFailure.ts';
import { useSession } from '../session/useSession.ts';
import { readLobby, type VerifyLobby } from '../session/verifyLobby.ts';
import { Resend } from './Resend.tsx';
import { useVerifyOtp } from './useVerifyOtp.ts';
import { WhereSent } from './WhereSent.tsx';

export function Component() {
  const [lobby] = useState(readLobby);
  return lobby && <VerifyScreen lobby={lobby} />;
}

function VerifyScreen({ lobby }: { lobby: VerifyLobby }) {
  const [snapshot, send] = useVerifyOtp(lobby);
  const session = useSession();
  const [otp, setOtp] = useState('');
  const { failure, resendFailure, resendAvailableAtMs } = snapshot.context;
  useTellNetworkFailure(failure ?? resendFailure);
  const isIncomplete = snapshot.matches({ entry: { form: 'incomplete' } });
  const error = isIncomplete
    ? OTP_LENGTH_MESSAGE
    : isAboutTheCode(failure?.code)
      ? failure?.message
      : undefined;
  const field = useFocusOnError(error);

  const change = (digits: string) => {
    setOtp(digits);
    send({ type: 'code.changed' });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send({ type: 'code.submitted', otp });
  };
  return (
    <AuthLayout
      title="Verify phone number"
      intro={<WhereSent lobby={lobby} user={session.user} isSending={resendAvailableAtMs === null} />}
      aside={
        lobby.purpose === 'onboard' && (
          <Button variant="text" onClick={session.logOut}>
            Logout
          </Button>
        )
      }
      panel={{
        headline: 'Your name, your number, your account.',
        sentence: 'The code makes sure that only you can open it.',
      }}
      state={stateName(snapshot.value)}
      isShort
    >
      <FailureNotice failure={error === undefined ? failure : null} />
      <FailureNotice failure={resendFailure} />
      <form noValidate onSubmit={submit}>
        <Stack gap={6}>
          <OtpField
            label={`${OTP_LENGTH}-digit code`}
            length={OTP_LENGTH}
            value={otp}
            onChange={change}
            onComplete={(digits) => send({ type: 'code.completed', otp: digits })}
            error={error}
            autoFocus
            ref={field}
          />
          <Resend
            isCooling={snapshot.hasTag('cooling')}
            isSending={snapshot.hasTag('resending')}
            availableAtMs={resendAvailableAtMs}
            onRequest={() => send({ type: 'resend.requested' })}
          />
          <Button type="submit" size="large" shape="pill" block busy={snapshot.hasTag('busy')}>
            Verify
          </Button>
        </Stack>
      </form>
    </AuthLayout>
  );
}

const CODE_FAILURES: ReadonlySet<string> = new Set(['otp_wrong', 'otp_expired', 'otp_attempts_exhausted']);
const isAboutTheCode = (code: string | undefined): boolean => code !== undefined && CODE_FAILURES.has(code);

/** The code that was not accepted is typed again: the focus goes back to it. */
function useFocusOnError(error: string | undefined) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (error !== undefined) field.current?.focus();
  }, [error]);
  return field;
}
