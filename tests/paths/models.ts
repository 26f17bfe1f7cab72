import type { AnyStateMachine } from 'xstate';
import { loginModel } from '#machines/login/login.model.ts';
import type { FlowModel } from '#machines/model/model.ts';

/** Every flow's model. */
export const MODELS: readonly FlowModel<AnyStateMachine>[] = [loginModel];
