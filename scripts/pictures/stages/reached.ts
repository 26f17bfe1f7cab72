import type { Stage } from '#homes/scene/stages/stage.ts';
import { codesAfter } from '#server/catalogue/listings/codes.ts';
import type { BuildStage } from '#server/catalogue/sample/home.ts';
import { sampleHomes } from '#server/catalogue/sample/load.ts';

const LAST_STAGE: Readonly<Record<BuildStage, Stage>> = {
  foundation: 'foundation',
  walls: 'structure',
  roof: 'roof',
  finishing: 'roof',
  ready: 'roof',
};

/** The latest stage with its own scene that a sample home has reached; null for an unknown code. */
export function stageReached(): (code: string) => Stage | null {
  const codeIn = codesAfter(new Map());
  const stages = new Map(sampleHomes().map(({ state, stage }) => [codeIn(state), LAST_STAGE[stage]]));
  return (code) => stages.get(code) ?? null;
}
