import { type Cover, cover } from '../cover.ts';
import type { AnyModel } from '../model/model.ts';
import { type FlowPath, leavesText, sentenceOf, stepText } from '../path.ts';
import { type ReloadOutcome, reloadsOf, simulateReload, stateReloadsOf } from '../reload.ts';
import { statePathsOf } from '../statePaths.ts';
import type { PageBinding } from './binding.ts';

/** A path that is walked in a browser. */
export interface BrowserWalk {
  /** The machine's id. */
  readonly flow: string;
  readonly sentence: string;
  readonly path: FlowPath;
  /** The expected result of a reload at the end of the path; null if the page is not reloaded. */
  readonly comeback: ReloadOutcome | null;
}

/** The extent of the walks: a path to each state, a small set of paths that takes every transition, or every path. */
export const WALK_SCOPES = ['states', 'all', 'paths'] as const;
export type WalkScope = (typeof WALK_SCOPES)[number];

/**
 * The walks of a flow. If the flow survives a reload, they include a reload in each stable state, or with `paths` in
 * each stable situation.
 */
export function walksOf(
  model: AnyModel,
  binding: PageBinding<never> | undefined,
  extent: WalkScope,
  covered: Cover = cover(model),
): BrowserWalk[] {
  const flow = model.machine.id;
  const chosen: Readonly<Record<WalkScope, () => readonly FlowPath[]>> = {
    states: () => statePathsOf(covered),
    all: () => fewest(covered.paths, (path) => reasonFor(model, binding, path) === undefined),
    paths: () => covered.paths,
  };
  const paths = chosen[extent]().map((path) => ({
    flow,
    sentence: sentenceOf(model, path),
    path,
    comeback: null,
  }));
  const { reload } = model;
  if (!reload || !binding?.reload) return paths;
  const places = extent === 'paths' ? reloadsOf(covered) : stateReloadsOf(covered);
  const reloads = places.flatMap(({ path, place }) => {
    const comeback = simulateReload(model, reload, place);
    if (!comeback) return [];
    const sentence = `${sentenceOf(model, path)}, reloaded → ${leavesText(comeback.last)}`;
    return [{ flow, sentence, path, comeback }];
  });
  return [...paths, ...reloads];
}

/** The reason why a path is not walked in a browser; undefined if it is walked. */
export function reasonFor(
  model: AnyModel,
  binding: PageBinding<never> | undefined,
  { start, first, steps }: FlowPath,
): string | undefined {
  if (!binding) return 'It has no page of its own.';
  const last = steps.at(-1)?.place ?? first;
  const names = steps.flatMap((each) => [each.step.type, stepText(model, each)]);
  return [start, ...last.leaves, ...names].map((name) => binding.unreached?.[name]).find(Boolean);
}

/** A small set of the paths that takes all of their transitions: those that add the most transitions come first. */
function fewest(paths: readonly FlowPath[], isWalked: (path: FlowPath) => boolean): FlowPath[] {
  const left = new Map(paths.filter(isWalked).map((path) => [path, new Set(transitionsOf(path))]));
  const found: FlowPath[] = [];
  while (left.size > 0) {
    const [next] = [...left].reduce((best, each) => (each[1].size > best[1].size ? each : best));
    const taken = left.get(next) ?? new Set();
    left.delete(next);
    if (taken.size === 0) break;
    found.push(next);
    for (const others of left.values()) for (const id of taken) others.delete(id);
  }
  return found;
}

/** The transitions that a path takes, including those at its start. */
export const transitionsOf = ({ begun, steps }: FlowPath): string[] => [
  ...begun.transitions,
  ...steps.flatMap(({ taken }) => taken.transitions),
];

/**
 * Whether every word matches the walk. The name of a flow matches that flow only; any other word matches each sentence
 * that contains it, ignoring case.
 */
export const isWalkSelected = (
  { flow, sentence }: Pick<BrowserWalk, 'flow' | 'sentence'>,
  words: readonly string[],
  flows: ReadonlySet<string>,
): boolean =>
  words.every((each) =>
    flows.has(each) ? flow === each : sentence.toLowerCase().includes(each.toLowerCase()),
  );
