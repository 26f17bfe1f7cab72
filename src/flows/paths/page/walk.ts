import { test } from '@playwright/test';
import type { AnyStateMachine } from 'xstate';
import { expectationText } from '../model/expectation.ts';
import type { FlowModel } from '../model/model.ts';
import {
  expectedAfter,
  expectedIn,
  leavesText,
  type PathStep,
  type Place,
  type ResponseStep,
  responseOf,
  type Situation,
  stepText,
} from '../path.ts';
import type { ReloadOutcome } from '../reload.ts';
import { checkExpectation, pageStatus } from './assertions.ts';
import type { PageBinding, PageWorld, WireError } from './binding.ts';
import { HeldCalls, type ResponseSource } from './heldCalls.ts';
import type { BrowserWalk } from './walks.ts';

/** The clock advances this much more than the timer's delay, because the page sets the timer slightly later. */
const TIMER_SLACK_MS = 1_000;

/** A place that the walk has checked on the page, for reports. */
export interface Seen {
  readonly place: Place;
  /** The step that led here; null for the first place. */
  readonly step: PathStep | null;
  readonly respondedBy: ResponseSource | null;
}

export interface PageWalkOptions {
  /** Called in each place that the walk has checked. */
  readonly report: (seen: Seen) => Promise<void>;
  /** Maps a failure of the model to an HTTP response; null for a network failure. */
  readonly wireErrorOf: (failure: unknown) => WireError | null;
}

/** Walks a path in a browser. If the walk has a comeback, reloads the page at the end. */
export async function walkOnPage<TPersona, TWorld extends PageWorld<TPersona>>(
  model: FlowModel<AnyStateMachine, TPersona>,
  binding: PageBinding<TWorld>,
  { path, comeback }: Pick<BrowserWalk, 'path' | 'comeback'>,
  world: TWorld,
  { report, wireErrorOf }: PageWalkOptions,
): Promise<void> {
  const { page } = world;
  const heldCalls = new HeldCalls(page);
  await page.clock.install();
  await heldCalls.hold(Object.values(binding.calls).flat());
  await test.step(`open ${path.start}`, () => binding.open(world, path.start));
  await expectPlace(path.first);
  await report({ place: path.first, step: null, respondedBy: null });
  for (const step of path.steps) {
    const respondedBy = await test.step(stepText(model, step), () => perform(step));
    await test.step(`sees ${leavesText(step.place)}`, () => expectPlace(step.place));
    for (const expectation of expectedAfter(model, step)) await checkExpectation(page, expectation);
    await heldCalls.resume();
    await report({ place: step.place, step, respondedBy });
  }
  if (comeback) await test.step('the page is reloaded', () => comeBack(comeback));

  async function comeBack({ first, responses, last }: ReloadOutcome): Promise<void> {
    const { leaves } = path.steps.at(-1)?.place ?? path.first;
    const otherwise = leaves.map((leaf) => binding.reload?.[leaf]).find(Boolean);
    if (otherwise) await otherwise(world);
    else await page.reload();
    await expectPlace(first);
    for (const step of responses) await test.step(step.type, () => respondAgain(step));
    await test.step(`sees ${leavesText(last)}`, () => expectPlace(last));
  }

  async function perform({ step, taken }: PathStep): Promise<ResponseSource | null> {
    switch (step.kind) {
      case 'event': {
        const perform = binding.actions?.[step.type];
        if (perform) await perform(world);
        else await actionOf(step.type)(world.driver);
        return null;
      }
      case 'response': {
        const cause = binding.causes?.[step.type];
        if (typeof cause === 'function') await cause(world);
        return respondAgain(step);
      }
      case 'wait':
        await page.clock.fastForward(taken.waitedMs + TIMER_SLACK_MS);
        return null;
    }
  }

  /** Gives a response without running a function cause again: the server is already in the state that causes it. */
  async function respondAgain(step: ResponseStep): Promise<ResponseSource> {
    const cause = binding.causes?.[step.type];
    const response = responseOf(model, step);
    const calls = binding.calls[step.call];
    if (!calls) throw new Error(`The page's binding names no HTTP call of '${step.call}'.`);
    if (cause === undefined) {
      return 'failure' in response
        ? heldCalls.reject(calls, wireErrorOf(response.failure))
        : heldCalls.letThrough(calls);
    }
    if (typeof cause === 'function') return heldCalls.letThrough(calls);
    if ('reject' in cause) return heldCalls.reject(calls, wireErrorOf(cause.reject));
    return heldCalls.letThrough(calls, (body) => cause.request(body, world));
  }

  function actionOf(name: string) {
    const perform = model.events[name]?.perform;
    if (!perform)
      throw new Error(
        `Nobody can make '${name}' happen in a browser: the page's binding needs an action for it.`,
      );
    return perform;
  }

  async function expectPlace(situation: Situation): Promise<void> {
    for (const { expectation } of expectedIn(model, situation)) {
      await checkExpectation(page, expectation).catch(async (error: unknown) => {
        const expected = `Expected ${leavesText(situation)}, where the page shows ${expectationText(expectation)}.`;
        throw new Error(`${expected} ${await pageStatus(page)}`, { cause: error });
      });
    }
  }
}
