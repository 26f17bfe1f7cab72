import { type Rect, rect, snap } from '../geometry.ts';
import type { RoomKind } from '../model.ts';
import type { UnitPlan } from './unitPlan.ts';

/** The position of a unit's plan on its floor. */
export interface Slot {
  readonly x: number;
  readonly mirrored: boolean;
}

interface SharedRoom {
  readonly kind: RoomKind;
  readonly rect: Rect;
}

/** The positions of the units on a floor, and the rooms that they share. */
export interface Arrangement {
  readonly slots: readonly Slot[];
  readonly shared: readonly SharedRoom[];
}

const CORE_WIDTH_M = 3;
const GALLERY_DEPTH_M = 1.6;

/** Units side by side, each with its own front door, every second one mirrored. */
export function rowArrangement(count: number, { widthM }: UnitPlan, mirrored: boolean): Arrangement {
  const slots = Array.from({ length: count }, (_, index) => ({
    x: snap(index * widthM),
    mirrored: (index % 2 === 0) === mirrored,
  }));
  return { slots, shared: [] };
}

/** One stair between each pair of units. */
export function roundCores(count: number, plan: UnitPlan): Arrangement {
  const slots: Slot[] = [];
  const shared: SharedRoom[] = [];
  let x = 0;
  for (let index = 0; index < count; index += 2) {
    const isAlone = index === count - 1;
    if (!isAlone) {
      slots.push({ x, mirrored: true });
      x = snap(x + plan.widthM);
    }
    shared.push(...core(x, plan));
    x = snap(x + CORE_WIDTH_M);
    slots.push({ x, mirrored: false });
    x = snap(x + plan.widthM);
  }
  return { slots, shared };
}

/** A landing at the front, entered by the block's door, with the stair behind it. */
const core = (x: number, { corridor, depthM }: UnitPlan): SharedRoom[] => [
  { kind: 'landing', rect: rect(x, 0, x + CORE_WIDTH_M, corridor.y1) },
  { kind: 'stair', rect: rect(x, corridor.y1, x + CORE_WIDTH_M, depthM) },
];

/** One stair in the middle, and a gallery along the back to every door. */
export function alongGallery(count: number, plan: UnitPlan): Arrangement {
  const before = Math.ceil(count / 2);
  const coreX = snap(before * plan.widthM);
  const endX = snap(count * plan.widthM + CORE_WIDTH_M);
  const slots = Array.from({ length: count }, (_, index) => ({
    x: snap(index * plan.widthM + (index < before ? 0 : CORE_WIDTH_M)),
    mirrored: index < before,
  }));
  return {
    slots,
    shared: [
      { kind: 'stair', rect: rect(coreX, 0, coreX + CORE_WIDTH_M, plan.corridor.y1) },
      { kind: 'landing', rect: rect(coreX, plan.corridor.y1, coreX + CORE_WIDTH_M, plan.depthM) },
      { kind: 'gallery', rect: rect(0, plan.depthM, endX, plan.depthM + GALLERY_DEPTH_M) },
    ],
  };
}
