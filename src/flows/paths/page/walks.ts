import { cover } from '../cover.ts';
import type { AnyModel } from '../model/model.ts';
import { type FlowPath, leavesText, sentenceOf } from '../path.ts';
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

/**
 * What is walked of a flow: a path to each state, or every path; and a reload in each state that stays, or in each
 * situation, where the flow outlives the page.
 */
export function walksOf(
  model: AnyModel,
  binding: PageBinding<never> | undefined,
  isAll: boolean,
): BrowserWalk[] {
  const covered = cover(model);
  const flow = model.machine.id;
  const paths = (isAll ? covered.paths : statePathsOf(covered)).map((path) => ({
    flow,
    sentence: sentenceOf(model, path),
    path,
    comeback: null,
  }));
  const { reload } = model;
  if (!reload || !binding?.reload) return paths;
  const places = isAll ? reloadsOf(covered) : stateReloadsOf(covered);
  const reloads = places.flatMap(({ path, place }) => {
    const comeback = comebackOf(model, reload, place);
    if (!comeback) return [];
    const sentence = `${sentenceOf(model, path)}, reloaded → ${leavesText(comeback.last)}`;
    return [{ flow, sentence, path, comeback }];
  });
  return [...paths, ...reloads];
}

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
