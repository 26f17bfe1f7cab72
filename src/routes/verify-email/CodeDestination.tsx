import type { User } from '#api/calls/users.ts';
import type { PendingVerification } from '#app/session/pendingVerification.ts';
import { OTP_LENGTHS } from '#domain/accounts/accounts.ts';
import { formatPhone, parseIdentifier } from '#domain/accounts/phones.ts';

interface CodeDestinationProps {
  readonly pending: PendingVerification;
  readonly user: User | null;
  /** True if no code has been sent yet. */
  readonly isSending: boolean;
}

/** Where the code was sent. The text for a reset does not reveal whether the account exists. */
export function CodeDestination({ pending, user, isSending }: CodeDestinationProps) {
  const code = `${OTP_LENGTHS[pending.purpose]}-digit code`;
  if (pending.purpose === 'reset') {
    return (
      <>
        If <strong>{identifierText(pending.identifier)}</strong> belongs to an account, a {code} is on its way
        to the phone number and email that were verified there.
      </>
    );
  }
  const phone = user ? <strong>{formatPhone(user.phone)}</strong> : 'your phone';
  return isSending ? (
    <>
      We are sending a {code} to {phone}.
    </>
  ) : (
    <>
      We sent a {code} to {phone}. {user?.emailVerified === false && 'Your email gets a code of its own.'}
    </>
  );
}

/** A phone number in its groups of digits; an email as typed. */
function identifierText(typed: string): string {
  const identifier = parseIdentifier(typed);
  return identifier?.kind === 'phone' ? formatPhone(identifier.phone) : typed;
}
