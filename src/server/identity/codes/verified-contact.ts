import { sendAll } from '../../messages/send.ts';
import { claimLostMessages, type Destination } from '../../messages/texts.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { findOtherClaimants } from '../users/store.ts';
import { resetUnverifiedLimits } from './send-code.ts';

interface VerifiedContact {
  readonly userId: string;
  readonly network: string;
  readonly destination: Destination;
}

/** After an email or phone was verified: resets its limits, and tells the other accounts that claim it. */
export async function afterContactVerified(
  { messages, settings }: Dependencies,
  transaction: Database,
  { userId, network, destination }: VerifiedContact,
): Promise<void> {
  await resetUnverifiedLimits(transaction, destination, { network, settings });
  const { productName } = settings;
  for (const claimant of await findOtherClaimants(transaction, destination, userId)) {
    const lost = claimLostMessages(claimant, { productName, channel: destination.channel });
    await sendAll(messages, transaction, lost);
  }
}
