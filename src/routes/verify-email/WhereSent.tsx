import type { User } from '#api/calls/users.ts';
import { OTP_LENGTH } from '#domain/accounts.ts';
import { formatPhone } from '#domain/phones.ts';
import type { VerifyLobby } from '../session/verifyLobby.ts';

interface WhereSentProps {
  readonly lobby: VerifyLobby;
  readonly user: User | null;
  /** No code was sent yet. */
  readonly isSending: boolean;
}

/** Where the code went. A stranger who asks for a reset does not learn whether there is such an account. */
export function WhereSent({ lobby, user, isSending }: WhereSentProps) {
  if (isSending) return `We are sending a ${OTP_LENGTH}-digit code to your phone number and email.`;
  if (lobby.purpose === 'reset') {
    return (
      <>
        If <strong>{lobby.identifier}</strong> has an account, a {OTP_LENGTH}-digit code is on its way to its
        phone number and email.
      </>
    );
  }
  return (
    <>
      We sent a {OTP_LENGTH}-digit code to {user ? <strong>{formatPhone(user.phone)}</strong> : 'your phone'}{' '}
      and to your email.
    </>
  );
}
