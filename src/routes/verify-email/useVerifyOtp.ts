import { useNavigate, useSearchParams } from 'react-router-dom';
import { fromPromise } from 'xstate';
import { checkOtp, resendOtp, verifyOtp } from '#api/calls/onboarding.ts';
import { changeProfile } from '#api/calls/users.ts';
import { useAccountEntry } from '#app/auth/useAccountEntry.ts';
import { useNotify } from '#app/notifications/useNotify.ts';
import { rememberContactCode } from '#app/session/contactCodes.ts';
import { DASHBOARD_PATH, withNextParam } from '#app/session/next.ts';
import {
  forgetPendingVerification,
  type PendingVerification,
  withCodeSent,
} from '#app/session/pendingVerification.ts';
import { CREATE_PASSWORD_PATH, rememberResetCode } from '#app/session/resetCode.ts';
import { useSession } from '#app/session/useSession.ts';
import { formatPhone } from '#domain/accounts/phones.ts';
import type { CodeChannel } from '#domain/messages.ts';
import { useFlow } from '#flows/host/useFlow.ts';
import type { CheckCode, CheckedCode, OtpTarget, ResendCode } from '#machines/verifyOtp/verifyOtp.events.ts';
import { verifyOtpMachine } from '#machines/verifyOtp/verifyOtp.machine.ts';

/**
 * Runs the OTP machine with this browser's session, pending verification and navigation.
 * @param emptyBoxes clears the typed code, which is no longer valid.
 */
export function useVerifyOtp(pending: PendingVerification, emptyBoxes: () => void) {
  const session = useSession();
  const entry = useAccountEntry();
  const notify = useNotify();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return useFlow(
    verifyOtpMachine.provide({
      actors: {
        checkCode: fromPromise(({ input }) => checkCode(input)),
        resendCode: fromPromise(({ input }) => resendCode(input)),
        correctPhone: fromPromise(({ input }) => changeProfile(input)),
      },
      actions: {
        rememberResendTime: ({ context: { resendAvailableAtMs } }) => {
          if (resendAvailableAtMs !== null) withCodeSent(pending, resendAvailableAtMs);
        },
        notifyResent: ({ context: { channel, resendAvailableAtMs } }) => {
          // The server also sent a separate code to the new buyer's email.
          if (pending.purpose === 'onboard' && session.user && resendAvailableAtMs !== null)
            rememberContactCode('email', session.user.email, resendAvailableAtMs);
          notify({ tone: 'positive', message: RESENT[channel] });
        },
        emptyBoxes,
        notifyCorrection: (_, { user }) => {
          session.userChanged(user);
          notify({ tone: 'positive', message: `We sent a new code to ${formatPhone(user.phone)}.` });
        },
        welcomeBuyer: (_, { response }) => {
          forgetPendingVerification(pending);
          session.verified(response);
          entry.openDestination(
            pending.purpose === 'onboard' ? (pending.next ?? DASHBOARD_PATH) : DASHBOARD_PATH,
          );
        },
        openCreatePassword: ({ context: { otp } }) => {
          forgetPendingVerification(pending);
          if (pending.purpose === 'reset') rememberResetCode({ identifier: pending.identifier, otp });
          void navigate(withNextParam(CREATE_PASSWORD_PATH, search), { replace: true });
        },
      },
    }),
    { input: { target: targetOf(pending), resendAvailableAtMs: pending.resendAvailableAtMs } },
  );
}

const targetOf = (pending: PendingVerification): OtpTarget =>
  pending.purpose === 'onboard'
    ? { purpose: 'onboard', userId: pending.userId }
    : { purpose: 'reset', identifier: pending.identifier };

async function checkCode(code: CheckCode): Promise<CheckedCode> {
  if (code.purpose === 'onboard') return verifyOtp({ otp: code.otp, userId: code.userId });
  await checkOtp({ otp: code.otp, identifier: code.identifier });
  return null;
}

const resendCode = ({ channel, ...target }: ResendCode): Promise<unknown> =>
  resendOtp({
    ...(target.purpose === 'onboard' ? { userId: target.userId } : { identifier: target.identifier }),
    ...(channel !== 'sms' && { channel }),
  });

const RESENT: Readonly<Record<CodeChannel, string>> = {
  sms: 'OTP has been resent to your phone number and email.',
  whatsapp: 'We sent a new code to your WhatsApp.',
  voice: 'We are calling your phone with a new code.',
};
