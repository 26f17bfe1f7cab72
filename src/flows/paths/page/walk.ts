import { test } from '@playwright/test';
import type { AnyStateMachine } from 'xstate';
import type { FlowPath, PathStep } from '../cover.ts';
import type { Place, Situation } from '../explore.ts';
import { answerOf, expectedAfter } from '../live.ts';
import { expectationText } from '../model/expectation.ts';
import type { FlowModel } from '../model/model.ts';
import type { Comeback } from '../reload.ts';
import type { AnswerStep } from '../step.ts';
import { placeWords, stepWords } from '../words.ts';
import { checkExpectation, whereIs } from './assertions.ts';
import type { PageBinding, World } from './binding.ts';
import { type AnsweredBy, HeldCalls } from './heldCalls.ts';

/** A timer rings at its time; the page needs a moment to have it set. */
const TIMER_SLACK_MS = 1_000;

/** What was seen on a walk, for reports: each place that stood on the page. */
export interface Seen {
  readonly place: Place;
  /** What led here; null at the beginning. */
  readonly step: PathStep | null;
  readonly answeredBy: AnsweredBy | null;
}

/**
 * Walks a path in a browser, and tells of each place that it has seen.
 * @param comeback what comes of a reload at the end, where the page is to be reloaded there.
 */
export async function walkOnPage(
  model: FlowModel<AnyStateMachine>,
  binding: PageBinding,
  path: FlowPath,
  world: World,
  tell: (seen: Seen) => Promise<void>,
  comeback: Comeback | null = null,
): Promise<void> {
  const { page } = world;
  const stage = new HeldCalls(page);
  await page.clock.install();
  await stage.hold(Object.values(binding.calls).flat());
  await test.step(`open ${path.start}`, () => binding.open(world, path.start));
  await expectPlace(path.first);
  await tell({ place: path.first, step: null, answeredBy: null });
  for (const step of path.steps) {
    const answeredBy = await test.step(stepWords(model, step), () => perform(step));
    await test.step(`sees ${placeWords(step.place)}`, () => expectPlace(step.place));
    for (const expectation of expectedAfter(model, step)) await checkExpectation(page, expectation);
    stage.resume();
    await tell({ place: step.place, step, answeredBy });
  }
  if (comeback) await test.step('the page is reloaded', () => comeBack(comeback));

  async function comeBack({ first, answers, last }: Comeback): Promise<void> {
    const { leaves } = path.steps.at(-1)?.place ?? path.first;
    const otherwise = leaves.map((leaf) => binding.reload?.[leaf]).find(Boolean);
    if (otherwise) await otherwise(world);
    else await page.reload();
    await expectPlace(first);
    for (const step of answers) await test.step(step.type, () => answerAgain(step));
    await test.step(`sees ${placeWords(last)}`, () => expectPlace(last));
  }

  async function perform({ step, taken }: PathStep): Promise<AnsweredBy | null> {
    switch (step.kind) {
      case 'event': {
        const perform = binding.actions?.[step.type];
        if (perform) await perform(world);
        else await actionOf(step.type)(world.driver);
        return null;
      }
      case 'answer': {
        const cause = binding.causes?.[step.type];
        if (typeof cause === 'function') await cause(world);
        return answerAgain(step);
      }
      case 'wait':
        await page.clock.fastForward(taken.waitedMs + TIMER_SLACK_MS);
        return null;
    }
  }

  /** What was done to bring an answer about stays done: the server says the same again by itself. */
  async function answerAgain(step: AnswerStep): Promise<AnsweredBy> {
    const cause = binding.causes?.[step.type];
    const answer = answerOf(model, step);
    const calls = binding.calls[step.call] ?? [];
    if (cause === undefined)
      return 'failure' in answer ? stage.refuse(calls, answer.failure) : stage.letThrough(calls);
    if (typeof cause === 'function') return stage.letThrough(calls);
    if ('refuse' in cause) return stage.refuse(calls, cause.refuse);
    return stage.letThrough(calls, (body) => cause.ask(body, world));
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
    const { leaves, snapshot } = situation;
    for (const leaf of leaves) {
      const seen = model.expects[leaf] ?? [];
      for (const expectation of typeof seen === 'function' ? seen(snapshot.context, snapshot) : seen) {
        await checkExpectation(page, expectation).catch(async (error: unknown) => {
          const expected = `Expected ${placeWords(situation)}, where one sees ${expectationText(expectation)}.`;
          throw new Error(`${expected} ${await whereIs(page)}`, { cause: error });
        });
      }
    }
  }
}
