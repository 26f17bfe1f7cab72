import type { Level } from '#homes/model/model.ts';
import type { Part } from '#homes/model/parts/part.ts';
import type { PlacedOpening } from '../walls/sides.ts';

/** Whether fins or another part are so close to a window that nothing may project from the wall there. */
export function isScreened(
  { frame, opening }: PlacedOpening,
  { zM, clearHeightM }: Level,
  parts: readonly Part[],
): boolean {
  const [x, y] = frame.at;
  const reachM = opening.widthM / 2 + 0.25;
  return parts.some((part) => {
    if (!isUpright(part)) return false;
    if (part.topM < zM + 0.3 || part.bottomM > zM + clearHeightM - 0.3) return false;
    const { x0, y0, x1, y1 } = part.rect;
    return x > x0 - reachM && x < x1 + reachM && y > y0 - 0.6 && y < y1 + 0.6;
  });
}

type UprightPart = Extract<Part, { kind: 'fins' | 'screen' | 'box' | 'column' }>;

/** Panels are not included: they already leave room for windows. */
const isUpright = (part: Part): part is UprightPart =>
  part.kind === 'fins' || part.kind === 'screen' || part.kind === 'box' || part.kind === 'column';
