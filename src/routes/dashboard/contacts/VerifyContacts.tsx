import { useUser } from '#app/session/useUser.ts';
import { unverifiedContacts } from './unverifiedContacts.ts';
import { VerifyContact } from './VerifyContact.tsx';

/** A prompt for each unverified email or phone number; nothing if all are verified. */
export function VerifyContacts() {
  return unverifiedContacts(useUser()).map((contact) => (
    <VerifyContact key={`${contact.channel} ${contact.to}`} contact={contact} />
  ));
}
