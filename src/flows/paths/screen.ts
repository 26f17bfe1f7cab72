import { act, configure } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import type { Actor, AnyMachineSnapshot, AnyStateMachine, InspectionEvent } from 'xstate';
import type { FlowHost } from '../host/FlowHost.ts';
import { checkExpectation } from './assertions.ts';
import { respond } from './calls.ts';
import { PathClock } from './clock.ts';
import { screenDriver } from './driver.ts';
import { eventually } from './eventually.ts';
import { callOf, eventOf, LiveFlow } from './live.ts';
import type { PageDriver } from './model/driver.ts';
import type { Expectation } from './model/expectation.ts';
import type { FlowModel, RejectedInput } from './model/model.ts';
import type { Story } from './model/sideEffects.ts';
import {
  expectedAfter,
  expectedIn,
  type FlowPath,
  leavesText,
  type PathStep,
  type Place,
  responseOf,
  stepText,
} from './path.ts';
import { Recorder } from './recorder.ts';
import { SideEffectCheck } from './sideEffects.ts';
import { effectsOf, machineOnPage, machineWithoutPage } from './staged.ts';

// Errors leave out the page's HTML, which would hide their message.
configure({ getElementError: (message) => new Error(message ?? 'Not found') });

/** How the screen of a flow is rendered and checked. */
export interface Screen<TPersona> {
  /** Renders the screen for a start of the model; the host runs its flows. */
  readonly mount: (start: string, host: FlowHost) => MountedScreen | Promise<MountedScreen>;
  /** Causes an event, by its name, if this screen needs another way than the model's `perform`. */
  readonly actions?: Readonly<Record<string, (driver: PageDriver<TPersona>) => Promise<void>>>;
  /**
   * What this screen shows in a state in addition to the model's expectations, such as the numbers of its test data.
   */
  readonly expects?: Readonly<Record<string, (story: Story<AnyStateMachine>) => readonly Expectation[]>>;
  /** What the page shows around the flow when it opens, by the start: titles, links, the first text. */
  readonly opens?: (start: string) => readonly Expectation[];
  /**
   * Steps, by the event's name, that are several events on this screen, with the reason: their side effects are not
   * checked.
   */
  readonly inSeveralEvents?: Readonly<Record<string, string>>;
  /** States that another screen shows, by their ids, with the reason: they are not checked here. */
  readonly notShown?: Readonly<Record<string, string>>;
}

export interface MountedScreen {
  readonly address: () => string;
  readonly open: (path: string) => Promise<void>;
}

interface ScreenWalk<TPersona> {
  readonly screen: Screen<TPersona>;
  readonly path: FlowPath;
  readonly persona: TPersona;
  /** Tried at the end of the path. */
  readonly rejectedInput?: RejectedInput<TPersona> | undefined;
  /** Another version of the model's machine, with a deliberate defect. */
  readonly machine?: AnyStateMachine | undefined;
}

/**
 * Walks a path on the real screen, with the path's responses and clock.
 * @throws if the screen does not show what the model expects.
 */
export async function walkOnScreen<TPersona>(
  model: FlowModel<AnyStateMachine, TPersona>,
  { screen, path, persona, rejectedInput, machine = model.machine }: ScreenWalk<TPersona>,
): Promise<void> {
  const clock = new PathClock();
  let sentCount = 0;
  vi.useFakeTimers({ toFake: ['Date'], now: clock.now() });
  let flow: Actor<AnyStateMachine> | undefined;
  const recorder = new Recorder(model);
  const host: FlowHost = {
    prepare: (provided) => {
      if (provided.id !== machine.id) return provided;
      return machineOnPage(mutated(provided, machine), effectsOf(model.machine), recorder.watch);
    },
    options: {
      clock,
      inspect: (inspected) => {
        flow = flowIn(inspected, machine.id) ?? flow;
        recorder.inspect(machine.id)(inspected);
      },
    },
  };
  const mounted = await screen.mount(path.start, host);
  // Users can select any file: a browser's file dialog can also show those that `accept` excludes.
  const user = userEvent.setup({ delay: null, applyAccept: false });
  const driver = screenDriver(user, persona, mounted.open);
  const running = (): Actor<AnyStateMachine> => {
    if (!flow) throw new Error(`The screen does not run ${machine.id}.`);
    return flow;
  };
  // What the page shows is expected from the model's machine on the same path, not from the one that the page runs.
  const sound = new LiveFlow(
    model,
    (watch) => machineWithoutPage(model.machine, watch),
    model.starts[path.start],
  );
  const now = (place: Place) => ({ after: place.leaves, nowMs: clock.now() });
  const check = new SideEffectCheck(model, path.start, now(path.first));
  await walkPart(`At the beginning → ${leavesText(path.first)}`, async () => {
    await expectPlace(path.first);
    expectNoProblem(check.begun(recorder.take()));
    for (const expectation of screen.opens?.(path.start) ?? [])
      await eventually(() => checkExpectation(expectation, mounted.address()));
    await expectFigures(path.first);
  });
  for (const [index, step] of path.steps.entries()) {
    const name = `Step ${index + 1} of ${path.steps.length}, ${stepText(model, step)}`;
    await walkPart(`${name} → ${leavesText(step.place)}`, () => take(step));
  }
  sound.stop();
  if (rejectedInput) await checkRejected(rejectedInput);

  async function take(step: PathStep): Promise<void> {
    await perform(step);
    sound.perform(step.step);
    await expectPlace(step.place);
    const problem = check.stepped(step.step, recorder.take(), now(step.place));
    if (screen.inSeveralEvents?.[step.step.type] === undefined) expectNoProblem(problem);
    await expectFigures(step.place);
    for (const expectation of expectedAfter(model, step))
      await eventually(() => checkExpectation(expectation, mounted.address()));
  }

  async function checkRejected(input: RejectedInput<TPersona>): Promise<void> {
    await input.perform(driver);
    for (const expectation of input.expects)
      await eventually(() => checkExpectation(expectation, mounted.address()));
    const { events } = recorder.take();
    if (events.length > 0) throw new Error(`The page does not refuse it: the flow got ${events.join(', ')}.`);
  }

  async function perform({ step, taken }: PathStep): Promise<void> {
    const actor = running();
    switch (step.kind) {
      case 'event': {
        const perform = screen.actions?.[step.type] ?? model.events[step.type]?.perform;
        if (perform) await perform(driver);
        else {
          sentCount += 1;
          act(() => actor.send(eventOf(model, step.type, sentCount)));
        }
        return;
      }
      case 'response':
        await act(async () => respond(callOf(actor.getSnapshot(), step.call), responseOf(model, step)));
        return;
      case 'wait':
        await act(async () => {
          vi.setSystemTime(clock.now() + taken.waitedMs);
          clock.advance(taken.waitedMs);
        });
    }
  }

  async function expectFigures({ leaves }: Place): Promise<void> {
    for (const expectation of leaves.flatMap((leaf) => screen.expects?.[leaf]?.(check.story) ?? []))
      await eventually(() => checkExpectation(expectation, mounted.address()));
  }

  async function expectPlace(place: Place): Promise<void> {
    await eventually(() => expectSameState(running().getSnapshot(), place));
    const { snapshot } = sound;
    for (const { leaf, expectation } of expectedIn(model, { leaves: place.leaves, snapshot })) {
      if (screen.notShown?.[leaf] !== undefined) continue;
      await eventually(() => checkExpectation(expectation, mounted.address()));
    }
  }
}

/** Walks a part of the path; its error begins with the part's name. */
async function walkPart(part: string, walkIt: () => Promise<void>): Promise<void> {
  try {
    await walkIt();
  } catch (error) {
    throw new Error(`${part}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

function expectNoProblem(problem: string | null): void {
  if (problem) throw new Error(problem);
}

function expectSameState({ value }: AnyMachineSnapshot, { snapshot }: Place): void {
  const [actual, expected] = [value, snapshot.value].map((state) => JSON.stringify(state));
  if (actual !== expected) throw new Error(`The screen's flow is in ${actual}, the path in ${expected}.`);
}

/**
 * Returns the other version of the machine with the page's implementations; the page's own machine if it is the same
 * version.
 */
const mutated = (provided: AnyStateMachine, machine: AnyStateMachine): AnyStateMachine =>
  machine.config === provided.config ? provided : machine.provide(provided.implementations);

function flowIn({ type, actorRef }: InspectionEvent, machineId: string): Actor<AnyStateMachine> | null {
  return type === '@xstate.actor' && isActorOf(actorRef, machineId) ? actorRef : null;
}

const isActorOf = (actor: unknown, machineId: string): actor is Actor<AnyStateMachine> =>
  typeof actor === 'object' &&
  actor !== null &&
  'logic' in actor &&
  typeof actor.logic === 'object' &&
  actor.logic !== null &&
  'id' in actor.logic &&
  actor.logic.id === machineId;
