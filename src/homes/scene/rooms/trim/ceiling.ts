import type { Rect } from '#homes/model/geometry.ts';
import { SIDES, type Side } from '#homes/model/sides.ts';
import { box } from '../../solids.ts';
import { type Glow, type Piece, type PlacedPiece, piece, placePiece } from '../layout/piece.ts';
import { flatRing } from '../pieces/frames.ts';
import { ceilingLamp, downlight } from '../pieces/lights.ts';
import type { Gap } from '../shape/gap.ts';
import type { RoomShape } from '../shape/roomShape.ts';

const EDGE_M = 0.5;
const DROP_M = 0.24;
const EDGE_THICK_M = 0.1;
const CURTAIN_SLOT_M = 0.2;
const CORNICE_M = 0.07;
const LEAST_COVE_M = 2.7;
const DOWNLIGHT_STEP_M = 1.4;

/** The edge and the lights of a room's ceiling. */
export type CeilingStyle = 'cove' | 'downlights' | 'lamp';

/** A lowered edge with a lit cove, or a cornice; downlights, or one lamp. */
export function ceiling(
  { inner, gaps, room }: RoomShape,
  ceilingM: number,
  style: CeilingStyle,
): PlacedPiece[] {
  const [wideM, longM] = [inner.x1 - inner.x0, inner.y1 - inner.y0];
  const middle = { x: (inner.x0 + inner.x1) / 2, y: (inner.y0 + inner.y1) / 2 };
  const at = (made: Piece, x = inner.x0, y = inner.y0): PlacedPiece => placePiece(made, 'north', x, y);
  if (style === 'lamp') return [at(ceilingLamp(ceilingM, 10 + room.areaSqm), middle.x, middle.y)];
  const hasCove = style === 'cove' && Math.min(wideM, longM) > LEAST_COVE_M;
  const slots = SIDES.filter((side) => gaps.some((gap) => gap.side === side && isGlazed(gap)));
  const edge = hasCove
    ? coveEdge([wideM, longM], ceilingM, slots)
    : cornice([wideM, longM], ceilingM, room.areaSqm);
  const low = hasCove ? ceilingM - DROP_M : ceilingM;
  const offM = hasCove ? EDGE_M / 2 : Math.min(0.8, wideM / 3, longM / 3);
  return [at(edge), ...spots(inner, offM, hasCove ? slots : []).map(({ x, y }) => at(downlight(low), x, y))];
}

const isGlazed = ({ kind }: Gap): boolean => kind === 'window' || kind === 'slider';

function coveEdge(
  [wideM, longM]: readonly [number, number],
  ceilingM: number,
  slots: readonly Side[],
): Piece {
  const off = (side: Side): number => (slots.includes(side) ? CURTAIN_SLOT_M : -0.006);
  const outer = { x0: off('west'), x1: wideM - off('east'), low: off('south'), high: longM - off('north') };
  const inner = { x0: EDGE_M, x1: wideM - EDGE_M, low: EDGE_M, high: longM - EDGE_M };
  const [z0, z1] = [ceilingM - DROP_M, ceilingM - DROP_M + EDGE_THICK_M];
  const strips = [
    [inner.x0 - 0.06, inner.low - 0.06, inner.x1 + 0.06, inner.low - 0.04],
    [inner.x0 - 0.06, inner.high + 0.04, inner.x1 + 0.06, inner.high + 0.06],
    [inner.x0 - 0.06, inner.low - 0.035, inner.x0 - 0.04, inner.high + 0.035],
    [inner.x1 + 0.04, inner.low - 0.035, inner.x1 + 0.06, inner.high + 0.035],
  ] as const;
  const glows = strips.map(
    ([x0, y0, x1, y1]): Glow => ({
      kind: 'cove',
      at: [(x0 + x1) / 2, (y0 + y1) / 2, z1 + 0.03],
      sizeM: [x1 - x0, y1 - y0],
      aims: 'up',
      watts: 2.2 * Math.max(x1 - x0, y1 - y0),
    }),
  );
  const name = `cove ${wideM.toFixed(3)} ${longM.toFixed(3)} ${ceilingM} ${slots.join(' ')}`;
  const shape = { widthM: 0, depthM: 0, bottomM: z0, topM: ceilingM, layer: 'top' as const };
  return piece(name, { ...shape, glows: [fill(wideM, longM, ceilingM), ...glows] }, (mesh) => {
    flatRing(mesh, 'plaster', outer, inner, [z0, z1]);
    for (const [x0, y0, x1, y1] of strips) box(mesh, 'cove', [x0, y0, z1 + 0.001], [x1, y1, z1 + 0.022]);
  });
}

function cornice([wideM, longM]: readonly [number, number], ceilingM: number, areaSqm: number): Piece {
  const name = `cornice ${wideM.toFixed(3)} ${longM.toFixed(3)} ${ceilingM}`;
  const shape = {
    widthM: 0,
    depthM: 0,
    bottomM: ceilingM - CORNICE_M,
    topM: ceilingM,
    layer: 'top' as const,
  };
  const glows = areaSqm > 5 ? [fill(wideM, longM, ceilingM)] : [];
  return piece(name, { ...shape, glows }, (mesh) => {
    const ring = (outM: number) => ({ x0: outM, x1: wideM - outM, low: outM, high: longM - outM });
    flatRing(mesh, 'plaster', ring(-0.005), ring(CORNICE_M), [ceilingM - 0.035, ceilingM + 0.005]);
    flatRing(mesh, 'plaster', ring(-0.004), ring(0.03), [ceilingM - CORNICE_M, ceilingM - 0.034]);
  });
}

/** One lamp for the light that all lamps of the room reflect off its walls. */
const fill = (wideM: number, longM: number, ceilingM: number): Glow => ({
  kind: 'ceiling',
  at: [wideM / 2, longM / 2, ceilingM - 0.03],
  sizeM: [wideM * 0.6, longM * 0.6],
  aims: 'down',
  watts: Math.min(25 + 2.2 * wideM * longM, 90),
});

/** Evenly spaced points along the sides that are not in `without`. */
function spots({ x0, y0, x1, y1 }: Rect, offM: number, without: readonly Side[]): { x: number; y: number }[] {
  const evenly = (from: number, to: number): number[] => {
    const count = Math.max(1, Math.round((to - from) / DOWNLIGHT_STEP_M));
    return Array.from({ length: count }, (_, index) => from + ((index + 0.5) * (to - from)) / count);
  };
  const rows = (['south', 'north'] as const).filter((side) => !without.includes(side));
  const isSmall = x1 - x0 < 2.2 && y1 - y0 < 3;
  if (isSmall) return evenly(y0, y1).map((y) => ({ x: (x0 + x1) / 2, y }));
  if (rows.length === 0) {
    return [x0 + offM, x1 - offM].flatMap((x) => evenly(y0, y1).map((y) => ({ x, y })));
  }
  return rows.flatMap((side) =>
    evenly(x0, x1).map((x) => ({ x, y: side === 'south' ? y0 + offM : y1 - offM })),
  );
}
