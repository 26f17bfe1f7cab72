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

/** The last stage with a scene of its own that a home of the sample has reached; null for a code of none. */
export function stageReached(): (code: string) => Stage | null {
  const codeIn = codesAfter(new Map());
  const stages = new Map(sampleHomes().map(({ state, stage }) => [codeIn(state), LAST_STAGE[stage]]));
  return (code) => stages.get(code) ?? null;
}
