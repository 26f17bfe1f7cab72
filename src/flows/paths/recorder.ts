import type { AnyStateMachine, InspectionEvent } from 'xstate';
import { transitionIdOf } from '../graph/graph.ts';
import { transitionsOf } from '../graph/internals.ts';
import type { AnyModel } from './model/model.ts';
import type { RecordedAction, StepResult } from './path.ts';
import type { Watch } from './staged.ts';

/** Records the transitions of one actor, by their ids in the graph, and the calls and effects of its machine. */
export class Recorder {
  #transitions: string[] = [];
  #effects: string[] = [];
  #events: string[] = [];
  #happened: RecordedAction[] = [];
  readonly #model: AnyModel;

  constructor(model: AnyModel) {
    this.#model = model;
  }

  readonly watch: Watch = {
    effect: (name, params, context) => {
      this.#effects.push(name);
      this.#happened.push({ effect: name, carries: carriedBy(this.#model, name, params, context) });
    },
    call: (request, input) => void this.#happened.push({ request, input }),
  };

  readonly inspect =
    (machineId: string) =>
    (inspected: InspectionEvent): void => {
      if (machineOf(inspected.actorRef)?.id !== machineId) return;
      this.#transitions.push(...transitionsOf(inspected).map(transitionIdOf));
      if (inspected.type === '@xstate.event') this.#events.push(inspected.event.type);
    };

  take(waitedMs = 0): StepResult {
    const taken = {
      transitions: this.#transitions,
      effects: this.#effects,
      events: this.#events,
      happened: this.#happened,
      waitedMs,
    };
    [this.#transitions, this.#effects, this.#events, this.#happened] = [[], [], [], []];
    return taken;
  }
}

/** The values that an effect carries: its params, or what the model reads from the context. */
function carriedBy({ sideEffects }: AnyModel, name: string, params: unknown, context: unknown): unknown {
  const effect = sideEffects?.effects[name];
  return typeof effect === 'object' ? effect.carries(context) : params;
}

const machineOf = (actor: unknown): AnyStateMachine | undefined =>
  typeof actor === 'object' && actor !== null && 'logic' in actor && isMachine(actor.logic)
    ? actor.logic
    : undefined;
const isMachine = (logic: unknown): logic is AnyStateMachine =>
  typeof logic === 'object' && logic !== null && 'root' in logic;
