import type { Rect } from '../../model/geometry.ts';
import type { FurnishedRoom } from './furnish.ts';
import { standsInTheWay } from './layout/layout.ts';
import type { SetPiece } from './layout/piece.ts';
import { type Gap, pointFrom } from './shape/gap.ts';

/** Where a camera stands in a room and which way it looks, in the block's coordinates. */
export interface Viewpoint {
  readonly x: number;
  readonly y: number;
  /** Anticlockwise from the east. */
  readonly headingRad: number;
  readonly score: number;
}

/** Half of what a lens of 24 mm sees across, a little less. */
const HALF_VIEW_RAD = 0.6;
/** To the picture's edge. */
const EDGE_RAD = 0.64;
const WALL_M = 0.3;
const CURTAIN_M = 0.4;
const STEP_M = 0.35;
const HEADINGS = 48;
const NEAR_M = 1.1;
const BLOCKS_M = 1.9;
const TALL_M = 1.3;

/** What one comes to see, and how much. */
const WORTH: readonly (readonly [name: string, worth: number])[] = [
  ['sofa', 4],
  ['bed ', 5],
  ['dining table', 4],
  ['island', 4],
  ['counter', 3],
  ['television', 2.5],
  ['coffee', 2],
  ['armchair', 1.5],
  ['adire', 1.2],
  ['vanity', 3],
  ['bathtub', 3],
  ['shower', 2],
  ['globe', 1.2],
  ['bell', 1],
  ['desk', 3],
  ['bookcase', 2],
  ['rubber', 1],
  ['bedside', 1],
  ['sword', 0.6],
];
const WINDOW_WORTH = 1.1;

/** The best places for a picture of a room, best first. */
export function viewpointsOf({ shape, furniture }: FurnishedRoom): Viewpoint[] {
  const { inner, gaps } = shape;
  return standsIn(inner, gaps, furniture)
    .flatMap(({ x, y }) =>
      Array.from({ length: HEADINGS }, (_, index): Viewpoint => {
        const headingRad = (2 * Math.PI * index) / HEADINGS;
        return { x, y, headingRad, score: scoreOf({ x, y, headingRad }, inner, gaps, furniture) };
      }),
    )
    .sort((a, b) => b.score - a.score);
}

function standsIn(
  inner: Rect,
  gaps: readonly Gap[],
  furniture: readonly SetPiece[],
): { x: number; y: number }[] {
  const glazed = (side: Gap['side']) =>
    gaps.some((gap) => gap.side === side && (gap.kind === 'window' || gap.kind === 'slider'));
  const off = (side: Gap['side']) => (glazed(side) ? CURTAIN_M : WALL_M);
  const [x0, x1, y0, y1] = [
    inner.x0 + off('west'),
    inner.x1 - off('east'),
    inner.y0 + off('south'),
    inner.y1 - off('north'),
  ];
  const all: { x: number; y: number }[] = [];
  for (let x = x0; x <= x1; x += STEP_M) all.push({ x, y: y0 }, { x, y: y1 });
  for (let y = y0; y <= y1; y += STEP_M) all.push({ x: x0, y }, { x: x1, y });
  all.push({ x: x1, y: y0 }, { x: x1, y: y1 });
  return all.filter(({ x, y }) =>
    furniture.every(({ rect, piece }) => {
      const isLow = piece.layer === 'flat' || piece.layer === 'hung' || piece.bottomM > 2 || piece.topM < 0.6;
      const apart = isLow ? 0 : 0.28;
      return (
        isLow || x < rect.x0 - apart || x > rect.x1 + apart || y < rect.y0 - apart || y > rect.y1 + apart
      );
    }),
  );
}

type Look = Omit<Viewpoint, 'score'>;

function scoreOf(look: Look, inner: Rect, gaps: readonly Gap[], furniture: readonly SetPiece[]): number {
  let score = 0.7 * Math.min(depthOf(look, inner), 7);
  for (const { piece, rect, turnRad } of furniture) {
    if (piece.topM > TALL_M && standsInTheWay(piece) && blocks(look, rect)) score -= 6;
    const seen = seenAt(look, (rect.x0 + rect.x1) / 2, (rect.y0 + rect.y1) / 2);
    const worth = WORTH.find(([name]) => piece.name.startsWith(name))?.[1] ?? 0.2;
    if (Math.abs(seen.offRad) > HALF_VIEW_RAD || seen.farM < NEAR_M) continue;
    // One rather sees a piece from the front.
    const facing = Math.cos(turnRad - Math.PI / 2 - (look.headingRad + Math.PI + seen.offRad));
    score += worth * (0.6 + 0.4 * facing) * Math.min(1, (seen.farM - NEAR_M) / 1.6);
  }
  for (const gap of gaps.filter(({ kind }) => kind === 'window' || kind === 'slider')) {
    const { x, y } = pointFrom(inner, gap.side, (gap.from + gap.to) / 2, 0);
    const seen = seenAt(look, x, y);
    if (Math.abs(seen.offRad) < HALF_VIEW_RAD)
      score += WINDOW_WORTH * (gap.to - gap.from) * Math.min(1, seen.farM / 2.5);
  }
  return score;
}

/** Whether something tall stands between the camera and what it looks at. */
const blocks = (look: Look, { x0, x1, y0, y1 }: Rect): boolean =>
  [
    [x0, y0],
    [x1, y0],
    [x0, y1],
    [x1, y1],
    [(x0 + x1) / 2, (y0 + y1) / 2],
  ].some(([x = 0, y = 0]) => {
    const { offRad, farM } = seenAt(look, x, y);
    return Math.abs(offRad) < EDGE_RAD && farM < BLOCKS_M;
  });

function seenAt(
  { x, y, headingRad }: Look,
  atX: number,
  atY: number,
): { readonly offRad: number; readonly farM: number } {
  const angle = Math.atan2(atY - y, atX - x) - headingRad;
  return { offRad: Math.atan2(Math.sin(angle), Math.cos(angle)), farM: Math.hypot(atX - x, atY - y) };
}

/** How far it is to the wall that one looks at. */
function depthOf({ x, y, headingRad }: Look, { x0, y0, x1, y1 }: Rect): number {
  const [cos, sin] = [Math.cos(headingRad), Math.sin(headingRad)];
  const toX = cos > 0 ? (x1 - x) / cos : cos < 0 ? (x0 - x) / cos : Number.POSITIVE_INFINITY;
  const toY = sin > 0 ? (y1 - y) / sin : sin < 0 ? (y0 - y) / sin : Number.POSITIVE_INFINITY;
  return Math.min(toX, toY);
}
