import type { Block } from '../../model/model.ts';
import { type Mesh, MeshBuilder } from '../mesh.ts';
import { drawFrame } from './frame.ts';
import { drawRoofing, roofProgressOf } from './roofing.ts';
import { drawScaffold } from './scaffold.ts';
import { completeStoreys, openStorey, type StageSite } from './stage.ts';
import { drawFoundation, progressOf } from './trenches.ts';

/** Chance that a building with a roof still has its scaffold. */
const SCAFFOLD_CHANCE = 0.5;

/** One building at its stage, in its own coordinates. All buildings of a row have equal progress. */
export function stageMesh(block: Block, { stage, stream, model }: StageSite): Mesh {
  const mesh = new MeshBuilder();
  if (stage === 'foundation') {
    drawFoundation(mesh, block, progressOf(stream('progress')), stream(`foundation ${block.index}`));
    return mesh.build(`foundation ${block.index}`);
  }
  drawFrame(mesh, block, stage, stream(`frame ${block.index}`));
  if (stage === 'roof') drawRoofing(mesh, block, roofProgressOf(stream('roof')));
  const hasScaffold = stage === 'structure' || stream('scaffold').chance(SCAFFOLD_CHANCE);
  // Single-storey buildings need no scaffold.
  if (hasScaffold && model.blocks.some(({ levels }) => levels.length > 1))
    drawScaffold(mesh, block, workM(block, stage));
  return mesh.build(`${stage} ${block.index}`);
}

/** Height at which people work. */
function workM(block: Block, stage: StageSite['stage']): number {
  const level = openStorey(block, stage) ?? block.levels[completeStoreys(block, stage) - 1];
  if (!level) return 0;
  return stage === 'roof' ? level.zM + level.clearHeightM : level.zM + 0.4;
}
