import { type Destination, verifiedDestinations } from '../../messages/destinations.ts';
import { sendMessages } from '../../messages/send.ts';
import { contactClaimedCopy } from '../../messages/templates/account.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { findOtherClaimants } from '../users/store.ts';
import { resetUnverifiedLimits } from './send-code.ts';

interface VerifiedContact {
  readonly userId: string;
  readonly network: string;
  readonly destination: Destination;
}

/** After an email or phone was verified: resets its limits, and notifies other accounts that have it unverified. */
export async function afterContactVerified(
  dependencies: Dependencies,
  transaction: Database,
  { userId, network, destination }: VerifiedContact,
): Promise<void> {
  const { settings } = dependencies;
  await resetUnverifiedLimits(transaction, destination, { network, settings });
  const copy = contactClaimedCopy(settings.productName, destination.channel);
  for (const claimant of await findOtherClaimants(transaction, destination, userId)) {
    const message = { kind: 'contact_claimed', copy, userId: claimant.id } as const;
    await sendMessages(dependencies, transaction, message, verifiedDestinations(claimant));
  }
}
