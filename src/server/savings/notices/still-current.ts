import type { Copy } from '../../messages/copy.ts';
import type { WaitingMessage } from '../../messages/deliver.ts';
import type { MessageKind } from '../../messages/kinds.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { isLatestMove } from '../mortgage/view.ts';
import { isHoldOpen } from './holds.ts';
import { isInstalmentOpen } from './instalments.ts';
import { isDepositCurrent } from './received.ts';

type Reading = Pick<Dependencies, 'db' | 'now'>;
type Check = (dependencies: Reading, fact: string, copy: Copy) => Promise<boolean>;

/** Kinds that request something or describe the current state. Others report past events, which stay true. */
const CHECKS: Readonly<Partial<Record<MessageKind, Check>>> = {
  hold_ending: ({ db }, fact) => isHoldOpen(db, fact),
  instalment_due: isInstalmentOpen,
  instalment_late: isInstalmentOpen,
  deposit_short: ({ db }, fact, copy) => isDepositCurrent(db, fact, copy),
  mortgage_moved: ({ db }, fact) => isLatestMove(db, fact),
};

/** Whether a message about holds, payments or mortgages is still correct when it is sent. */
export const isStillCurrent =
  (dependencies: Reading) =>
  async ({ kind, fact, copy }: WaitingMessage): Promise<boolean> =>
    fact === null || ((await CHECKS[kind]?.(dependencies, fact, copy)) ?? true);
