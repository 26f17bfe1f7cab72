import { useUser } from '#app/session/useUser.ts';
import { unverifiedContacts } from './unverifiedContacts.ts';
import { VerifyContact } from './VerifyContact.tsx';

interface VerifyContactsProps {
  /** The email address or phone number to which this page has just sent a code: its field takes the focus. */
  readonly justSentTo?: string | null;
}

/** A prompt for each unverified email or phone number; nothing if all are verified. */
export function VerifyContacts({ justSentTo = null }: VerifyContactsProps) {
  return unverifiedContacts(useUser()).map((contact) => (
    <VerifyContact
      key={`${contact.channel} ${contact.to}`}
      contact={contact}
      isJustSent={contact.to === justSentTo}
    />
  ));
}
