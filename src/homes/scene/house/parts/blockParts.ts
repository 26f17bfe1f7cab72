import type { UnplacedBlock } from '#homes/model/block.ts';
import type { Finish } from '#homes/model/finish.ts';
import type { Level } from '#homes/model/model.ts';
import type { Part } from '#homes/model/parts/part.ts';
import type { MeshBuilder } from '../../mesh.ts';
import type { Detail } from '../../scene.ts';
import { stairwellsOf } from '../stairs/well.ts';
import { drawLid, drawParapet } from './flatRoofs.ts';
import { drawFins, drawPergola, drawScreen } from './lattice.ts';
import { drawPlate } from './plates.ts';
import { drawRail } from './rails.ts';
import { drawRoof } from './roof/roof.ts';
import { drawCondenser, drawDish, drawLight, drawPipe, drawSolar, drawTank } from './services.ts';
import { chamferOf, drawBlock, drawClerestory, drawColumn, drawProfile, drawSteps } from './solids.ts';

/**
 * The parts of a storey other than its walls: slabs, rails, piers, screens and everything else that lifts with it.
 */
export function drawLevelParts(
  mesh: MeshBuilder,
  { parts }: UnplacedBlock,
  level: Level,
  finish: Finish,
  detail: Detail,
): void {
  for (const part of parts) {
    if (part.level !== level.index) continue;
    if (part.kind === 'slab' && part.carriesStorey) {
      drawPlate(mesh, part.material, { ...part, holes: stairwellsOf(level) }, chamferOf(detail));
    } else drawPart(mesh, part, finish, detail);
  }
}

/** Everything above a block's top ceiling. */
export function drawRoofParts(
  mesh: MeshBuilder,
  { parts }: UnplacedBlock,
  finish: Finish,
  detail: Detail,
): void {
  for (const part of parts) if (part.level === 'roof') drawPart(mesh, part, finish, detail);
}

function drawPart(mesh: MeshBuilder, part: Part, finish: Finish, detail: Detail): void {
  switch (part.kind) {
    case 'slab':
      drawPlate(mesh, part.material, part, Math.min(chamferOf(detail), (part.topM - part.bottomM) / 4));
      break;
    case 'lid':
      drawLid(mesh, part, detail);
      break;
    case 'parapet':
      drawParapet(mesh, part, detail);
      break;
    case 'roof':
      drawRoof(mesh, part, detail);
      break;
    case 'rail':
      drawRail(mesh, part, finish, detail);
      break;
    case 'box':
    case 'panel':
      drawBlock(mesh, part, detail);
      break;
    case 'profile':
      drawProfile(mesh, part);
      break;
    case 'clerestory':
      drawClerestory(mesh, part);
      break;
    case 'column':
      drawColumn(mesh, part, detail);
      break;
    case 'fins':
      drawFins(mesh, part, detail);
      break;
    case 'screen':
      drawScreen(mesh, part, detail);
      break;
    case 'pergola':
      drawPergola(mesh, part, detail);
      break;
    case 'steps':
      drawSteps(mesh, part, detail);
      break;
    case 'pipe':
      drawPipe(mesh, part, detail);
      break;
    case 'condenser':
      drawCondenser(mesh, part, detail);
      break;
    case 'tank':
      drawTank(mesh, part, detail);
      break;
    case 'solar':
      drawSolar(mesh, part, detail);
      break;
    case 'light':
      drawLight(mesh, part, detail);
      break;
    case 'dish':
      drawDish(mesh, part, detail);
      break;
  }
}
