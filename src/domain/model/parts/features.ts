import type { Design } from '../designs.ts';
import type { Finish } from '../finish.ts';
import { overlap, rect } from '../geometry.ts';
import type { Level } from '../model.ts';
import { outlineOf } from './outline.ts';
import type { Part } from './part.ts';

const FIN_SPACING_M = 0.155;
const CHEEK_M = 0.3;
const LID_M = 0.45;
const PROUD_M = 0.05;
const STEP_GOING_M = 0.32;
export const STEPS_DEPTH_M = 3 * STEP_GOING_M;

/** What the design adds to a plain front. */
export function featuresOf(levels: readonly Level[], design: Design, finish: Finish): Part[] {
  const top = levels.at(-1);
  if (!top) return [];
  return [
    ...(design.massing === 'framed' ? frame(top, finish) : []),
    ...(design.fins ? fins(levels, finish) : []),
    ...steps(levels[0]),
  ];
}

/** A lid and two cheeks that wrap the top storey's front. */
function frame(top: Level, { accent }: Finish): Part[] {
  const { body } = outlineOf(top);
  const ceilingM = top.zM + top.clearHeightM;
  const y0 = body.y0 - 0.8;
  const cheek = (x0: number): Part => ({
    kind: 'box',
    name: 'frame cheek',
    material: accent,
    rect: rect(x0, y0, x0 + CHEEK_M, body.y0 - PROUD_M),
    bottomM: top.zM,
    topM: ceilingM,
  });
  return [
    cheek(body.x0 - CHEEK_M),
    cheek(body.x1),
    {
      kind: 'box',
      name: 'frame lid',
      material: accent,
      rect: rect(body.x0 - CHEEK_M, y0, body.x1 + CHEEK_M, body.y0 - PROUD_M),
      bottomM: ceilingM,
      topM: ceilingM + LID_M,
    },
  ];
}

/** Before each upper bedroom at the front that has no balcony, a third of its width. */
function fins(levels: readonly Level[], { warm }: Finish): Part[] {
  return levels.slice(1).flatMap(({ rooms, outdoors, zM, clearHeightM }) =>
    rooms
      .filter(({ kind, rect: at }) => kind === 'bedroom' && at.y0 <= 0.05)
      .map(({ rect: at }) => rect(at.x0 + 0.1, at.y0 - 0.3, at.x0 + 0.1 + (at.x1 - at.x0) / 3, at.y0 - 0.1))
      .filter((at) => !outdoors.some((outdoor) => overlap(outdoor.rect, at)))
      .map((at) => ({
        kind: 'fins' as const,
        name: 'fins',
        material: warm,
        rect: at,
        bottomM: zM,
        topM: zM + clearHeightM,
        spacingM: FIN_SPACING_M,
      })),
  );
}

function steps(ground: Level | undefined): Part[] {
  return (ground?.outdoors ?? []).map(({ rect: at }) => ({
    kind: 'steps',
    name: 'steps',
    material: 'stone_g',
    rect: rect(at.x0 + 0.2, at.y0 - STEPS_DEPTH_M, Math.min(at.x1 - 0.2, at.x0 + 2), at.y0),
    topM: (ground?.zM ?? 0) - 0.1,
    count: 3,
  }));
}
