import type { UnplacedBlock } from '../model/block.ts';
import type { Level } from '../model/model.ts';
import { facesOf, roomAt } from '../model/parts/faces.ts';
import { partShapes } from './partShapes.ts';
import { boxOf, type Drawn, type Pane } from './shape.ts';

/** Walls are this far behind their own line, so that they are drawn before slabs and other shapes in their plane. */
const BEHIND_M = 0.05;
/** How far walls extend above their ceiling and below their floor, to leave no gap between storeys. */
const STOREY_GAP_M = 0.32;

/** A block from the street, ordered from back to front: later shapes cover earlier ones. */
export function elevationOf(block: UnplacedBlock): Drawn[] {
  return [...block.levels.flatMap(wallsOf), ...block.parts.flatMap(partShapes)].sort(
    (a, b) => b.depthM - a.depthM,
  );
}

function wallsOf(level: Level): Drawn[] {
  return facesOf(level)
    .filter(({ side }) => side === 'south')
    .flatMap(({ from, to, at, wall, holes }): Drawn[] => {
      const z1 = level.zM + level.clearHeightM + STOREY_GAP_M;
      return [
        {
          kind: 'shape',
          material: wall.material,
          fill: 'solid',
          outline: boxOf({ x0: from, x1: to, z0: level.index === 0 ? 0 : level.zM - STOREY_GAP_M, z1 }),
          depthM: at + BEHIND_M,
          outM: 0,
        },
        ...holes
          .filter(({ kind }) => kind !== 'passage')
          .map(
            (hole): Pane => ({
              kind: 'pane',
              area: { x0: hole.from, x1: hole.to, z0: hole.bottomM, z1: hole.topM },
              isDoor: hole.kind === 'entrance' || hole.kind === 'door',
              unitId: roomAt(level.rooms, (hole.from + hole.to) / 2, at + BEHIND_M)?.unitId ?? null,
              depthM: at,
            }),
          ),
      ];
    });
}
