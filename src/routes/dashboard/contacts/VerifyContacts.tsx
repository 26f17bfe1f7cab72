import { useEffect } from 'react';
import { getMe } from '#api/calls/users.ts';
import { useSession } from '#app/session/useSession.ts';
import { useUser } from '#app/session/useUser.ts';
import { unverifiedContacts } from './unverifiedContacts.ts';
import { VerifyContact } from './VerifyContact.tsx';

interface VerifyContactsProps {
  /** The email address or phone number to which this page has just sent a code: its field takes the focus. */
  readonly justSentTo?: string | null;
}

/** A prompt for each unverified email or phone number; nothing if all are verified. */
export function VerifyContacts({ justSentTo = null }: VerifyContactsProps) {
  const contacts = unverifiedContacts(useUser());
  useReadOnReturn(contacts.length > 0);
  return contacts.map((contact) => (
    <VerifyContact
      key={`${contact.channel} ${contact.to}`}
      contact={contact}
      isJustSent={contact.to === justSentTo}
    />
  ));
}

/**
 * Reads the user again whenever the buyer comes back to this page: another tab may have replaced the address that the
 * code was sent to, and the server compares a code with the new one's alone.
 */
function useReadOnReturn(isWaiting: boolean): void {
  const { userChanged } = useSession();
  useEffect(() => {
    if (!isWaiting) return;
    const onVisible = () => {
      // Where that fails, the page stays as it is; the next code or return reads the user again.
      if (document.visibilityState === 'visible') void getMe().then(userChanged, () => {});
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [isWaiting, userChanged]);
}
