import { grow, overlap, placeRect, type Rect } from '../../model/geometry.ts';
import type { HomeModel } from '../../model/model.ts';
import type { MeshBuilder } from '../mesh.ts';
import { box, tube } from '../solids.ts';

const OFF_M = 1;
const BOARD_LENGTH_M = 1.3;
const BOARD_HEIGHT_M = 0.14;
const TOP_M = 0.62;
const PEG_M = 0.03;
const STRING_M = 0.007;

/** A profile board near a corner of a building, along x or y, with its middle at (x, y). */
export interface ProfileBoard {
  readonly along: 'x' | 'y';
  readonly x: number;
  readonly y: number;
}

/** Boards around each building, in site coordinates, except where another building or its boards are in the way. */
export function profileBoards({ blocks }: HomeModel): ProfileBoard[] {
  const rects = blocks.map(({ footprint, placement }) => placeRect(footprint, placement));
  return rects.flatMap((own) => {
    const others = rects.filter((rect) => rect !== own);
    return boardsOf(own).filter(({ x, y }) => {
      const ground: Rect = { x0: x - 0.4, x1: x + 0.4, y0: y - 0.4, y1: y + 0.4 };
      return others.every((other) => !overlap(grow(other, 0.6), ground));
    });
  });
}

const boardsOf = ({ x0, y0, x1, y1 }: Rect): ProfileBoard[] => [
  ...[x0, x1].flatMap((x) => [y0 - OFF_M, y1 + OFF_M].map((y) => ({ along: 'x', x, y }) as const)),
  ...[y0, y1].flatMap((y) => [x0 - OFF_M, x1 + OFF_M].map((x) => ({ along: 'y', x, y }) as const)),
];

/** The boards with their pegs, and the strings between facing boards. */
export function drawSettingOut(mesh: MeshBuilder, model: HomeModel): void {
  const boards = profileBoards(model);
  for (const { along, x, y } of boards) {
    const [dx, dy] = along === 'x' ? [BOARD_LENGTH_M / 2, 0.013] : [0.013, BOARD_LENGTH_M / 2];
    box(mesh, 'oak', [x - dx, y - dy, TOP_M - BOARD_HEIGHT_M], [x + dx, y + dy, TOP_M]);
    for (const side of [-0.8, 0.8]) {
      const [px, py] = along === 'x' ? [x + side * dx, y + 0.045] : [x + 0.045, y + side * dy];
      box(mesh, 'oak', [px - PEG_M, py - PEG_M, -0.3], [px + PEG_M, py + PEG_M, TOP_M + 0.05]);
    }
  }
  boards.forEach((one, index) => {
    const other = boards
      .slice(index + 1)
      .find((each) => each.along === one.along && (one.along === 'x' ? each.x === one.x : each.y === one.y));
    if (!other) return;
    const ends = [one, other].map(({ x, y }) => [x, y, TOP_M + 0.01] as const);
    tube(mesh, 'frame_w', ends, STRING_M, 4);
  });
}
