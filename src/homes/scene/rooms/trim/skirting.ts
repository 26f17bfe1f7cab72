import { SIDES, type Side } from '#homes/model/sides.ts';
import { box } from '../../solids.ts';
import { type Piece, piece } from '../layout/piece.ts';
import { isDoorway, spanOf } from '../shape/gap.ts';
import type { RoomShape } from '../shape/roomShape.ts';

const DEEP_M = 0.014;
const HIGH_M = 0.09;
/** Depth into the wall, so that no two faces are coplanar. */
const INTO_M = 0.006;
const FRAME_M = 0.09;

/** Skirting along all walls except doorways, in coordinates from the room's south-west corner. */
export function skirting({ inner, gaps }: RoomShape): Piece {
  const origin = { x: inner.x0, y: inner.y0 };
  const runs = SIDES.flatMap((side) => runsOf(side, inner, gaps).map(([from, to]) => ({ side, from, to })));
  const name = `skirting ${runs.map(({ side, from, to }) => `${side} ${relative(side, from)} ${relative(side, to)}`).join(' ')} ${(inner.x1 - inner.x0).toFixed(3)} ${(inner.y1 - inner.y0).toFixed(3)}`;
  function relative(side: Side, along: number): string {
    return (along - (isAlongX(side) ? origin.x : origin.y)).toFixed(3);
  }
  return piece(name, { widthM: 0, depthM: 0, topM: HIGH_M, layer: 'top' }, (mesh) => {
    const [wideM, longM] = [inner.x1 - inner.x0, inner.y1 - inner.y0];
    for (const { side, from, to } of runs) {
      const [a, b] = isAlongX(side) ? [from - origin.x, to - origin.x] : [from - origin.y, to - origin.y];
      // The two directions differ slightly in height, so that no faces are coplanar in the corners.
      const z = isAlongX(side) ? HIGH_M : HIGH_M - 0.002;
      if (side === 'south') box(mesh, 'frame_w', [a, -INTO_M, 0], [b, DEEP_M, z], 0.004);
      if (side === 'north') box(mesh, 'frame_w', [a, longM - DEEP_M, 0], [b, longM + INTO_M, z], 0.004);
      if (side === 'west') box(mesh, 'frame_w', [-INTO_M, a, 0], [DEEP_M, b, z], 0.004);
      if (side === 'east') box(mesh, 'frame_w', [wideM - DEEP_M, a, 0], [wideM + INTO_M, b, z], 0.004);
    }
  });
}

const isAlongX = (side: Side): boolean => side === 'south' || side === 'north';

function runsOf(side: Side, inner: RoomShape['inner'], gaps: RoomShape['gaps']): [number, number][] {
  const [low, high] = spanOf(inner, side);
  const ways = gaps.filter((gap) => gap.side === side && isDoorway(gap)).sort((a, b) => a.from - b.from);
  const runs: [number, number][] = [];
  let from = low + 0.003;
  for (const gap of ways) {
    runs.push([from, gap.from - FRAME_M]);
    from = gap.to + FRAME_M;
  }
  runs.push([from, high - 0.003]);
  return runs.filter(([a, b]) => b - a > 0.04);
}
