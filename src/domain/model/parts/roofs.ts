import type { Design } from '../designs.ts';
import type { Finish } from '../finish.ts';
import type { Level } from '../model.ts';
import type { Blind } from '../plan/floor.ts';
import { outlineOf } from './outline.ts';
import type { RoofPart, Side } from './part.ts';

/** Over the top storey: one over its body, one over each wing, meeting it lower. */
export function roofsOf(top: Level, design: Design, { roof, trim, warm }: Finish, blind: Blind): RoofPart[] {
  const flushSides: Side[] = [];
  if (blind.west) flushSides.push('west');
  if (blind.east) flushSides.push('east');
  const { body, wings } = outlineOf(top);
  const eavesM = top.zM + top.clearHeightM;
  const isFlat = design.roof === 'flat';
  return [body, ...wings].map((rect, index) => ({
    kind: 'roof',
    name: index === 0 ? 'roof' : `roof of wing ${index}`,
    material: isFlat ? 'membrane' : roof,
    style: design.roof,
    rect,
    eavesM: eavesM - index * 0.012,
    overhangM: isFlat ? 0.6 : 0.8,
    flushSides,
    pitchDegrees: isFlat ? 0 : design.roofPitchDegrees,
    fascia: trim,
    soffit: isFlat ? warm : 'frame_w',
  }));
}
