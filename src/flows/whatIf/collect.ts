import { isWithin } from '../graph/nesting.ts';
import type { Cover } from '../paths/cover.ts';
import { expectationText } from '../paths/model/expectation.ts';
import type { AnyModel } from '../paths/model/model.ts';
import {
  delaysIn,
  expectedAfter,
  expectedIn,
  type FlowPath,
  type PathStep,
  type Place,
  sentenceOf,
} from '../paths/path.ts';
import { simulateReload, stateReloadsOf } from '../paths/reload.ts';
import { type Answer, type Occasion, type Question, RELOAD, type WhatIf } from './whatIf.ts';

export interface WhatIfs {
  readonly questions: readonly WhatIf[];
  /**
   * Occasions without a question, or questions that no path answers, one sentence each; empty if the index is complete.
   */
  readonly gaps: readonly string[];
}

/**
 * Every response, delay, app event and reload of a flow as a question, with the answers of its paths.
 * @param questionOf returns the user's question about an occasion; null if there is none.
 */
export function whatIfsOf(covered: Cover, questionOf: (occasion: Occasion) => Question | null): WhatIfs {
  const { model } = covered;
  const answers = answersOf(covered);
  const gaps: string[] = [];
  const questions = occasionsOf(model).flatMap((occasion): WhatIf[] => {
    const { flow, kind, name } = occasion;
    const question = questionOf(occasion);
    const found = answers.get(keyOf(occasion)) ?? [];
    if (!question) gaps.push(`${flow}: nobody asks what happens at '${name}'`);
    if (found.length === 0) gaps.push(`${flow}: no path answers '${name}'`);
    return question && found.length > 0
      ? [{ ...question, flow, title: model.title, kind, name, answers: found }]
      : [];
  });
  return { questions, gaps };
}

/** Everything that can happen to the flow besides the user's own actions on the page. */
export function occasionsOf(model: AnyModel): Occasion[] {
  const flow = model.machine.id;
  return [
    ...Object.entries(model.responses).flatMap(([call, all]) =>
      Object.entries(all).map(
        ([name, response]): Occasion => ({ flow, kind: 'response', name: `${call}: ${name}`, response }),
      ),
    ),
    ...Object.keys(model.waits).map((name): Occasion => ({ flow, kind: 'wait', name, response: null })),
    ...Object.entries(model.events)
      .filter(([, { perform }]) => !perform)
      .map(([name]): Occasion => ({ flow, kind: 'event', name, response: null })),
    ...(model.reload ? [{ flow, kind: 'reload', name: RELOAD, response: null } as const] : []),
  ];
}

const keyOf = ({ kind, name }: Pick<Occasion, 'kind' | 'name'>): string => `${kind} ${name}`;

function answersOf(covered: Cover): ReadonlyMap<string, readonly Answer[]> {
  const { model } = covered;
  const found = new Map<string, Map<string, Answer & { readonly steps: number }>>();
  const add = (key: string, answer: Answer, steps: number): void => {
    const known = found.get(key) ?? new Map();
    const way = JSON.stringify([answer.from, answer.to]);
    if (!known.has(way) || known.get(way).steps > steps) known.set(way, { ...answer, steps });
    found.set(key, known);
  };
  for (const path of covered.paths) {
    const sentence = sentenceOf(model, path);
    for (const [index, step] of path.steps.entries()) {
      const before = path.steps[index - 1]?.place ?? path.first;
      for (const key of keysOf(step)) add(key, answerAt(model, before, step, sentence), path.steps.length);
    }
  }
  for (const { path, place } of stateReloadsOf(covered)) {
    for (const answer of afterReload(model, path, place)) {
      add(keyOf({ kind: 'reload', name: RELOAD }), answer, path.steps.length);
    }
  }
  return new Map(
    [...found].map(([key, answers]) => [
      key,
      [...answers.values()].map(({ steps: _, ...answer }): Answer => answer),
    ]),
  );
}

function keysOf({ step, taken }: PathStep): string[] {
  if (step.kind === 'wait') return delaysIn(taken.transitions).map((name) => keyOf({ kind: 'wait', name }));
  return [keyOf({ kind: step.kind, name: step.type })];
}

function answerAt(model: AnyModel, before: Place, step: PathStep, path: string): Answer {
  const { place, taken } = step;
  const left = before.leaves.filter((leaf) => !place.leaves.includes(leaf));
  const entered = place.leaves.filter((leaf) => !before.leaves.includes(leaf));
  const sources = taken.transitions.map(sourceOf);
  const concerned = before.leaves.filter((leaf) => isWithin(leaf, sources));
  const stays = left.length === 0 && entered.length === 0;
  const from = left.length > 0 ? left : concerned;
  const seenBefore = new Set(
    expectedIn(model, before).map(({ expectation }) => expectationText(expectation)),
  );
  const seen = [
    ...expectedAfter(model, step),
    ...expectedIn(model, place).map(({ expectation }) => expectation),
  ]
    .filter((expectation) => !('without' in expectation))
    .map(expectationText);
  return {
    from,
    to: stays ? from : entered.length > 0 ? entered : place.leaves,
    shows: [...new Set(seen)].filter((text) => !seenBefore.has(text)),
    path,
  };
}

const sourceOf = (transition: string): string => transition.slice(0, transition.indexOf('|'));

/** One answer for each parallel region: each is restored by itself. */
function afterReload(model: AnyModel, path: FlowPath, place: Place): Answer[] {
  const back = model.reload ? simulateReload(model, model.reload, place) : null;
  if (!back) return [];
  const { leaves } = back.last;
  const sentence = sentenceOf(model, path);
  const pairs =
    leaves.length === place.leaves.length
      ? place.leaves.map((leaf, index) => [[leaf], [leaves[index] ?? leaf]] as const)
      : [[place.leaves, leaves] as const];
  return pairs.map(([from, to]) => ({
    from,
    to,
    shows: expectedIn(model, back.last)
      .filter(({ leaf, expectation }) => to.includes(leaf) && !('without' in expectation))
      .map(({ expectation }) => expectationText(expectation)),
    path: sentence,
  }));
}
