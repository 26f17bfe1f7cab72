import type { Copy } from '../../messages/copy.ts';
import type { Restated, WaitingMessage } from '../../messages/deliver.ts';
import type { MessageKind } from '../../messages/kinds.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { isLatestMove } from '../mortgage/view.ts';
import { currentHoldCopy, isHoldStillEnded } from './holds.ts';
import { currentInstalmentCopy } from './instalments.ts';
import { isDepositCurrent } from './received.ts';

type Reading = Pick<Dependencies, 'db' | 'now'>;
type Restate = (dependencies: Reading, fact: string, copy: Copy) => Promise<Restated>;

const ifAny = (copy: Copy | null): Restated => (copy ? { kind: 'now', copy } : { kind: 'over' });
const ifTrue = (isTrue: boolean): Restated => ({ kind: isTrue ? 'asWritten' : 'over' });

/** Kinds that request something or describe the current state. Others report past events, which stay true. */
const RESTATED: Readonly<Partial<Record<MessageKind, Restate>>> = {
  hold_ending: async (dependencies, fact) => ifAny(await currentHoldCopy(dependencies, fact)),
  hold_ended: async ({ db }, fact) => ifTrue(await isHoldStillEnded(db, fact)),
  instalment_due: async (dependencies, fact) => ifAny(await currentInstalmentCopy(dependencies, fact)),
  instalment_late: async (dependencies, fact) => ifAny(await currentInstalmentCopy(dependencies, fact)),
  deposit_short: async (dependencies, fact, copy) => ifTrue(await isDepositCurrent(dependencies, fact, copy)),
  mortgage_moved: async ({ db }, fact) => ifTrue(await isLatestMove(db, fact)),
};

/**
 * What a message about holds, payments or mortgages says when it is sent. Reminders say the amounts of that time, such
 * as what the wallet lacks by then.
 */
export const restate =
  (dependencies: Reading) =>
  async ({ kind, fact, copy }: WaitingMessage): Promise<Restated> =>
    (fact !== null && (await RESTATED[kind]?.(dependencies, fact, copy))) || { kind: 'asWritten' };
