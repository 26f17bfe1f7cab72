import { useUser } from '#app/session/useUser.ts';
import { openContacts } from './openContacts.ts';
import { VerifyContact } from './VerifyContact.tsx';

/** A prompt for each email or phone that waits for its code; nothing where all is verified. */
export function VerifyContacts() {
  return openContacts(useUser()).map((contact) => (
    <VerifyContact key={`${contact.channel} ${contact.to}`} contact={contact} />
  ));
}
