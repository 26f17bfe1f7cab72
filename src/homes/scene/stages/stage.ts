import { type RandomStream, randomStream } from '#domain/random.ts';
import type { Block, HomeModel, Level } from '../../model/model.ts';

/** The stages of building with their own scene; a finished home has its usual scene. */
export const STAGES = ['foundation', 'structure', 'roof'] as const;
export type Stage = (typeof STAGES)[number];

/** A building site: a listing's homes at one stage. */
export interface StageSite {
  readonly model: HomeModel;
  readonly stage: Stage;
  /** A random stream per part: the same for the same listing and stage. */
  readonly stream: (part: string) => RandomStream;
}

/** @param seed the listing's code */
export const stageSite = (model: HomeModel, stage: Stage, seed: string): StageSite => ({
  model,
  stage,
  stream: (part) => randomStream(`${seed} ${stage}`, part),
});

/** Share of the storeys whose walls are complete during the structure stage. */
const COMPLETE_SHARE = 0.55;

/** Number of storeys with complete walls; the storey above them, if any, is under construction. */
export function completeStoreys({ levels }: Pick<Block, 'levels'>, stage: Stage): number {
  if (stage === 'foundation') return 0;
  if (stage === 'roof') return levels.length;
  return Math.min(levels.length - 1, Math.max(1, Math.round(levels.length * COMPLETE_SHARE)));
}

/** The storey under construction; null if all are complete or none is begun. */
export const openStorey = (block: Pick<Block, 'levels'>, stage: Stage): Level | null =>
  stage === 'structure' ? (block.levels[completeStoreys(block, stage)] ?? null) : null;
