import type { FlowGraph } from '../graph/graph.ts';
import { isWithin } from '../graph/nesting.ts';
import { type Rule, statesOf } from '../graph/rules.ts';
import { boundariesOf, firesAt } from './boundary.ts';
import type { Cover } from './cover.ts';
import { expectationText } from './model/expectation.ts';
import type { AnyModel } from './model/model.ts';
import { expectedAfter, expectedIn, type FlowPath } from './path.ts';

/**
 * What is missing between the rules of a flow and its model, one sentence each: a rule applies in states of the flow,
 * the paths try its number, and the page says its sentence there.
 */
export function ruleGaps(graph: FlowGraph, rules: readonly Rule[], covered: Cover): string[] {
  return rules.flatMap((rule) => {
    const states = statesOf(graph, rule);
    const unknown = states.filter((id) => !graph.states.some((state) => state.id === id));
    const gaps = [
      ...(states.length === 0 ? ['applies in no state'] : []),
      ...unknown.map((id) => `applies in ${id}, which is no state`),
      ...untried(rule, covered),
      ...(isSaid(rule, states, covered) ? [] : [`is not said in its states: ${rule.sentence}`]),
    ];
    return gaps.map((gap) => `'${rule.label}: ${rule.value}' ${gap}`);
  });
}

/** How no path tries the number of the rule. Of cases only the names are compared, and a test is not looked for here. */
function untried({ kept, number }: Rule, covered: Cover): string[] {
  const { model } = covered;
  if ('delay' in kept) {
    const lengths = boundariesOf(covered)
      .filter(({ delay }) => delay === kept.delay)
      .map((boundary) => firesAt(model, boundary).ms);
    return lengths.includes(number) ? [] : [`is never waited for: ${kept.delay} lasts ${lengths.join()}`];
  }
  if ('guard' in kept) {
    const limits = Object.values(model.limits ?? {}).filter((limit) => kept.guard in limit.guards);
    return limits.some((limit) => limit.number === number) ? [] : [`is no limit of ${kept.guard}`];
  }
  if ('cases' in kept)
    return kept.cases
      .filter((name) => !isCase(model, name))
      .map((name) => `names '${name}', which is no case`);
  return [];
}

const isCase = ({ events, rejectedInputs = {} }: AnyModel, name: string): boolean =>
  name in events || name in rejectedInputs;

/** Whether the page is expected to say the rule's sentence in its states, or after a step from them. */
function isSaid({ sentence }: Rule, states: readonly string[], { model, paths }: Cover): boolean {
  if (typeof sentence !== 'string') return true;
  const rejectedInputs = Object.values(model.rejectedInputs ?? {}).filter((rejectedInput) =>
    isWithin(rejectedInput.in, states),
  );
  return [
    ...rejectedInputs.flatMap(({ expects }) => expects),
    ...paths.flatMap((path) => shownOn(model, path, states)),
  ].some((expectation) => !('without' in expectation) && expectationText(expectation).includes(sentence));
}

const shownOn = (model: AnyModel, path: FlowPath, states: readonly string[]) => {
  const places = [path.first, ...path.steps.map(({ place }) => place)];
  return places.flatMap((place, index) => {
    const isHere = place.leaves.some((leaf) => isWithin(leaf, states));
    const cause = path.steps[index - 1];
    const wasHere = cause && places[index - 1]?.leaves.some((leaf) => isWithin(leaf, states));
    if (!isHere && !wasHere) return [];
    return [
      ...expectedIn(model, place).map(({ expectation }) => expectation),
      ...(cause ? expectedAfter(model, cause) : []),
    ];
  });
};
