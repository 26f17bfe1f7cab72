import { useState } from 'react';
import { fromPromise } from 'xstate';
import { getMe, requestContactCode, type User, verifyContact } from '#api/calls/users.ts';
import { toFailure } from '#api/failure.ts';
import { useNotify } from '#app/notifications/useNotify.ts';
import { forgetContactCode, readContactCode, rememberContactCode } from '#app/session/contactCodes.ts';
import { useSession } from '#app/session/useSession.ts';
import type { ContactChannel } from '#domain/accounts/accounts.ts';
import { useFlow } from '#flows/host/useFlow.ts';
import { type CodeRequested, verifyContactMachine } from '#machines/verifyContact/verifyContact.machine.ts';
import { keptText, type UnverifiedContact } from './unverifiedContacts.ts';

const VERIFIED = {
  email: 'Your email address is verified.',
  phone: 'Your phone number is verified.',
} as const satisfies Record<ContactChannel, string>;

/**
 * Runs the machine that verifies an email or phone number with this browser's session and notifications.
 * @param emptyBoxes clears the typed code, which is no longer valid.
 */
export function useVerifyContact({ channel, to }: UnverifiedContact, emptyBoxes: () => void) {
  const { userChanged } = useSession();
  const notify = useNotify();
  const [input] = useState(() => ({ channel, resendAvailableAtMs: readContactCode(channel, to) }));
  return useFlow(
    verifyContactMachine.provide({
      actors: {
        requestCode: fromPromise<CodeRequested, { channel: ContactChannel }>(({ input: asked }) =>
          orVerifiedUser(requestContactCode(asked.channel).then(() => null)),
        ),
        verifyContact: fromPromise<User, { channel: ContactChannel; otp: string }>(({ input: code }) =>
          orVerifiedUser(verifyContact(code)),
        ),
      },
      actions: {
        rememberResendTime: ({ context: { resendAvailableAtMs } }) => {
          if (resendAvailableAtMs !== null) rememberContactCode(channel, to, resendAvailableAtMs);
        },
        emptyBoxes,
        notifySent: () => notify({ tone: 'positive', message: `We sent a new code to ${to}.` }),
        announceUser: (_, { user }) => {
          forgetContactCode(channel);
          if (user) userChanged(user);
          // Another tab may have taken the change back.
          const isKept = user !== null && user[channel] !== to;
          notify({ tone: 'positive', message: isKept ? keptText(user, channel) : VERIFIED[channel] });
        },
      },
    }),
    { input },
  );
}

/** Returns the current user if another tab or device has verified the contact, or taken its change back. */
async function orVerifiedUser<T>(call: Promise<T>): Promise<T | User> {
  try {
    return await call;
  } catch (error) {
    if (toFailure(error).code !== 'nothing_to_verify') throw error;
    return getMe();
  }
}
