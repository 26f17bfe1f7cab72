import { deliverMessage } from '#server/messages/deliver.ts';
import type { Dependencies } from '#server/platform/dependencies.ts';
import { restate } from '#server/savings/notices/restate.ts';

/** Longer than any delivery takes. */
const DEADLINE_MS = 60_000;

/** Makes one attempt to send a message, as its job does. */
export const attemptDelivery = (
  dependencies: Dependencies,
  messageId: string,
  { attempt = 1 }: { readonly attempt?: number } = {},
): Promise<void> =>
  deliverMessage({ ...dependencies, restate: restate(dependencies) }, messageId, {
    signal: AbortSignal.timeout(DEADLINE_MS),
    attempt,
  });
