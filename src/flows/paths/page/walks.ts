import { type Cover, cover } from '../cover.ts';
import type { AnyModel } from '../model/model.ts';
import { type FlowPath, leavesText, sentenceOf, stepText } from '../path.ts';
import { type Comeback, comebackOf, reloadsOf, stateReloadsOf } from '../reload.ts';
import { statePathsOf } from '../statePaths.ts';
import type { PageBinding } from './binding.ts';

/** One path that is walked in a browser. */
export interface BrowserWalk {
  /** The machine's id. */
  readonly flow: string;
  readonly sentence: string;
  readonly path: FlowPath;
  /** What comes of a reload at its end, where the page is reloaded there. */
  readonly comeback: Comeback | null;
}

/** How much is walked: a path to each state, as few paths as take every transition, or every path. */
export const EXTENTS = ['states', 'all', 'paths'] as const;
export type Extent = (typeof EXTENTS)[number];

/**
 * What is walked of a flow, and a reload in each state that stays, or in each situation where every path is walked, where
 * the flow outlives the page.
 */
export function walksOf(
  model: AnyModel,
  binding: PageBinding<never> | undefined,
  extent: Extent,
  covered: Cover = cover(model),
): BrowserWalk[] {
  const flow = model.machine.id;
  const chosen: Readonly<Record<Extent, () => readonly FlowPath[]>> = {
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
    const comeback = comebackOf(model, reload, place);
    if (!comeback) return [];
    const sentence = `${sentenceOf(model, path)}, reloaded → ${leavesText(comeback.last)}`;
    return [{ flow, sentence, path, comeback }];
  });
  return [...paths, ...reloads];
}

/** Why a path is not walked in a browser; undefined where it is. */
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

/** As few of these paths as take what all of them take, those that take the most new first. */
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

/** Those that a path takes, the ones at its beginning too. */
export const transitionsOf = ({ begun, steps }: FlowPath): string[] => [
  ...begun.transitions,
  ...steps.flatMap(({ taken }) => taken.transitions),
];

/**
 * Whether a walk is meant by these words, each of which chooses: the name of a flow that flow alone, anything else all
 * sentences that have it.
 */
export const isMeant = (
  { flow, sentence }: Pick<BrowserWalk, 'flow' | 'sentence'>,
  words: readonly string[],
  flows: ReadonlySet<string>,
): boolean =>
  words.every((each) =>
    flows.has(each) ? flow === each : sentence.toLowerCase().includes(each.toLowerCase()),
  );
