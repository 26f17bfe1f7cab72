import { setTimeout } from 'node:timers/promises';
import type { Acknowledged } from './acknowledged.ts';
import { Buyer, type Unit } from './buyer.ts';
import type { Calls } from './calls.ts';

/** Deposits per announced payment: a session may make only 60 writes per minute. */
const DEPOSITS_PER_ANNOUNCEMENT = 5;
const POLL_MS = 50;

interface SavingOptions {
  readonly calls: Calls;
  readonly direct: Calls;
  readonly acknowledged: Acknowledged;
  readonly units: readonly Unit[];
  /** The number of concurrent buyers. */
  readonly count: number;
  /** The serial number from which the first buyer's phone number is made. */
  readonly firstSerial: number;
  readonly signal: AbortSignal;
}

/** Buyers who begin a plan and then pay into it until the signal aborts; failed steps are retried. */
export async function saveUntilAborted({
  units,
  count,
  firstSerial,
  signal,
  ...rest
}: SavingOptions): Promise<void> {
  const buyerOf = (index: number): Buyer => {
    const unit = units[index];
    if (!unit) throw new Error('There are too few units for the buyers');
    return new Buyer({ ...rest, serial: firstSerial + index, unit });
  };
  const buyers = Array.from({ length: count }, async (_, first) => {
    let index = first;
    let buyer = buyerOf(index);
    for (let turn = 0; !signal.aborted; turn += 1) {
      const isDone = await step(buyer, turn);
      if (isDone) continue;
      if (!buyer.isSaving) {
        // An interrupted buyer may already have used the phone number and the unit, so the next one has others.
        index += count;
        buyer = buyerOf(index);
      }
      await untilReady(rest.direct, signal);
    }
  });
  await Promise.all(buyers);
}

/** Waits after a failed call: the server or its database may be restarting. */
async function untilReady(server: Calls, signal: AbortSignal): Promise<void> {
  do await setTimeout(POLL_MS);
  while (!signal.aborted && (await server.call('readiness', '/readyz')).status !== 200);
}

async function step(buyer: Buyer, turn: number): Promise<boolean> {
  if (!buyer.isSaving) return buyer.start();
  if (turn % DEPOSITS_PER_ANNOUNCEMENT === 0) return (await buyer.announce()) && buyer.dashboard();
  return buyer.deposit();
}
