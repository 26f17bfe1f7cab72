import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Merchant, MerchantOptions } from './merchant.ts';

/** The orders to a merchant in a separate process. */
export type Order =
  | { readonly kind: 'start'; readonly nowMs: number; readonly options: Omit<MerchantOptions, 'now'> }
  | { readonly kind: 'run'; readonly nowMs: number; readonly scheduled: readonly string[] };

const ENTRY = fileURLToPath(new URL('merchant-process.ts', import.meta.url));

/** Starts the server in a separate process, which a crash kills by SIGKILL. */
export async function startMerchantProcess({ now, ...options }: MerchantOptions): Promise<Merchant> {
  const child = fork(ENTRY, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const kill = async (): Promise<void> => {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  await send(child, { kind: 'start', nowMs: now().getTime(), options });
  return {
    run: (scheduled) => send(child, { kind: 'run', nowMs: now().getTime(), scheduled }),
    crash: kill,
    close: kill,
  };
}

/** Waits until the process has carried out the order. @throws Error if the order failed, or the process died. */
async function send(child: ChildProcess, order: Order): Promise<void> {
  const given = new AbortController();
  const response = once(child, 'message', given);
  const end = once(child, 'exit', given).then(() => {
    throw new Error('The process ended');
  });
  child.send(order);
  try {
    const [failure]: (string | null)[] = await Promise.race([response, end]);
    if (failure) throw new Error(failure);
  } finally {
    given.abort();
    await Promise.allSettled([response, end]);
  }
}
