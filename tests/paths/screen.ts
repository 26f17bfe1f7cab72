import type { AnyStateMachine } from 'xstate';
import type { RejectedInput } from '#flows/paths/model/model.ts';
import type { FlowPath } from '#flows/paths/path.ts';
import { type Screen as FlowScreen, walkOnScreen } from '#flows/paths/screen.ts';
import type { BuyerModel, Persona } from '#machines/about/model.ts';
import { type Responses, respondWith } from './server.ts';

const TOLU: Persona = {
  firstName: 'Tolu',
  lastName: 'Adeyemi',
  phone: '08031234567',
  email: 'tolu@example.com',
  password: 'a long enough secret',
  otp: async (length) => '734159'.slice(0, length),
};

export interface Screen extends FlowScreen<Persona> {
  /** What the page requests from the server in addition to the flow's own calls. */
  readonly responses?: Responses;
}

export async function walkAsBuyer(
  model: BuyerModel,
  screen: Screen,
  path: FlowPath,
  machine?: AnyStateMachine,
  rejectedInput?: RejectedInput<Persona>,
): Promise<void> {
  respondWith(screen.responses ?? {});
  await walkOnScreen(model, { screen, path, persona: TOLU, machine, rejectedInput });
}
