import { useMachine } from '@xstate/react';
import { use, useEffect } from 'react';
import type { ActorOptions, AnyStateMachine } from 'xstate';
import { FlowHostContext } from './FlowHost.ts';
import { wallClock } from './wallClock.ts';

type UseMachine<TMachine extends AnyStateMachine> = typeof useMachine<TMachine>;

/** Runs a flow's machine while the component is mounted, with the machine and options of the page's `FlowHost`. */
export function useFlow<TMachine extends AnyStateMachine>(
  ...parameters: Parameters<UseMachine<TMachine>>
): ReturnType<UseMachine<TMachine>>;
export function useFlow(machine: AnyStateMachine, options?: ActorOptions<AnyStateMachine>) {
  const { prepare, options: hosted, watch } = use(FlowHostContext);
  const flow = useMachine(prepare ? prepare(machine) : machine, { clock: wallClock, ...hosted, ...options });
  const [, , actor] = flow;
  useEffect(() => watch?.(actor), [watch, actor]);
  return flow;
}
