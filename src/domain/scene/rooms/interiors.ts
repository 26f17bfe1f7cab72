import type { Block, HomeModel } from '../../model/model.ts';
import { turned } from '../mesh.ts';
import type { Vec3 } from '../vector.ts';
import { type FurnishedRoom, furnishHome } from './furnish.ts';
import { onSite, turnOf } from './onSite.ts';
import { type Gap, pointFrom, type Side } from './shape/gap.ts';
import { type Viewpoint, viewpointsOf } from './viewpoint.ts';

/** A picture of a room, in the site's coordinates. The camera is level. */
export interface Interior {
  /** Of its kind and place within the listing: `living-1`. */
  readonly id: string;
  readonly blockId: string;
  readonly unitId: string | null;
  readonly level: number;
  readonly room: string;
  readonly eye: Vec3;
  readonly target: Vec3;
  readonly lensMm: number;
  /** Towards the sun, so that it shines in through an opening that one sees or stands beside; null: from outdoors. */
  readonly sun: { readonly azimuthRad: number; readonly elevationDegrees: number } | null;
  /** Light that stands for the sky in the windows and for what the walls throw back; never seen itself. */
  readonly lights: readonly InteriorLight[];
}

export interface InteriorLight {
  readonly at: Vec3;
  /** The way that it shines. */
  readonly direction: Vec3;
  readonly widthM: number;
  readonly heightM: number;
  readonly watts: number;
  readonly colour: readonly [number, number, number];
}

const EYE_M = 1.42;
const LENS_MM = 24;
const SUN_DEGREES = 31;
const SUN_OFF_RAD = 0.65;
const SKY_WATTS_SQM = 16;
const SKY = [0.88, 0.94, 1] as const;
const BOUNCE = [1, 0.93, 0.85] as const;
const LAMPLIGHT = [1, 0.86, 0.68] as const;
const OFF_WINDOW_M = 0.24;
/** Two pictures of one room are taken from places so far apart at least. */
const APART_M = 2;

interface Wanted {
  readonly id: string;
  readonly rooms: readonly string[];
  readonly pictures: number;
}

/** What a buyer wants to see, in this order; of several kinds in one line, the first that the home has. */
const WANTED: readonly Wanted[] = [
  { id: 'living', rooms: ['living'], pictures: 2 },
  { id: 'kitchen', rooms: ['kitchen'], pictures: 1 },
  { id: 'dining', rooms: ['dining', 'lounge'], pictures: 1 },
  { id: 'bedroom', rooms: ['Main bedroom', 'Bedroom', 'bedroom'], pictures: 1 },
  { id: 'outdoor', rooms: ['Balcony', 'Terrace', 'Veranda'], pictures: 1 },
  { id: 'study', rooms: ['study'], pictures: 1 },
  { id: 'bath', rooms: ['Main bath', 'bath'], pictures: 1 },
];

/** The pictures of rooms that show a listing's homes best: of one unit, the first of the first block. */
export function interiorsOf(model: HomeModel): Interior[] {
  const [home] = furnishHome({ ...model, blocks: model.blocks.slice(0, 1) });
  const unit = home?.block.units.at(-1);
  if (!home || !unit) return [];
  const own = home.rooms.filter(({ room }) => room.unitId === unit.id);
  return WANTED.flatMap(({ id, rooms, pictures }) => {
    const room = rooms.flatMap((name) => largest(own.filter((each) => isCalled(each, name))))[0];
    if (!room) return [];
    return apart(viewpointsOf(room), pictures).map((view, index) =>
      interiorOf(room, view, home.block, pictures > 1 ? `${id}-${index + 1}` : id),
    );
  });
}

const isCalled = ({ room }: FurnishedRoom, name: string): boolean =>
  room.name === name || ('kind' in room && room.kind === name);

const largest = (rooms: readonly FurnishedRoom[]): FurnishedRoom[] =>
  rooms.toSorted((a, b) => b.room.areaSqm - a.room.areaSqm).slice(0, 1);

function apart(views: readonly Viewpoint[], count: number): Viewpoint[] {
  const chosen: Viewpoint[] = [];
  for (const view of views) {
    if (chosen.length === count) break;
    if (chosen.every(({ x, y }) => Math.hypot(x - view.x, y - view.y) > APART_M)) chosen.push(view);
  }
  return chosen;
}

function interiorOf(
  { room, level, shape }: FurnishedRoom,
  view: Viewpoint,
  block: Block,
  id: string,
): Interior {
  const place = (x: number, y: number, z: number): Vec3 => onSite([x, y, level.zM + z], block.placement);
  const turn = (v: Vec3): Vec3 => turned(v, turnOf(block.placement));
  const isInside = 'kind' in room;
  const glazed = shape.gaps.filter(({ kind }) => kind === 'window' || kind === 'slider');
  const reachM = 3;
  return {
    id,
    blockId: block.id,
    unitId: room.unitId,
    level: level.index,
    room: room.name,
    eye: place(view.x, view.y, EYE_M),
    target: place(
      view.x + reachM * Math.cos(view.headingRad),
      view.y + reachM * Math.sin(view.headingRad),
      EYE_M,
    ),
    lensMm: LENS_MM,
    sun: isInside ? sunThrough(glazed, view, turnOf(block.placement)) : null,
    lights: isInside
      ? [
          ...glazed.map((gap): InteriorLight => {
            const { x, y } = pointFrom(shape.inner, gap.side, (gap.from + gap.to) / 2, OFF_WINDOW_M);
            const [widthM, heightM] = [gap.to - gap.from, gap.heightM];
            return {
              at: place(x, y, gap.sillM + heightM / 2),
              direction: turn(INWARDS[gap.side]),
              widthM,
              heightM,
              watts: SKY_WATTS_SQM * widthM * heightM,
              colour: SKY,
            };
          }),
          ...fills({ room, level, shape }, place),
        ]
      : [],
  };
}

const INWARDS: Readonly<Record<Side, Vec3>> = {
  south: [0, 1, 0],
  north: [0, -1, 0],
  west: [1, 0, 0],
  east: [-1, 0, 0],
};

/** What comes back from the ceiling and the walls: a picture of few bounces would lack it. */
function fills(
  { shape, level }: Pick<FurnishedRoom, 'room' | 'level' | 'shape'>,
  place: (x: number, y: number, z: number) => Vec3,
): InteriorLight[] {
  const { x0, y0, x1, y1 } = shape.inner;
  const areaSqm = (x1 - x0) * (y1 - y0);
  const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
  const common = {
    widthM: (x1 - x0) * 0.6,
    heightM: (y1 - y0) * 0.6,
    at: place(x, y, level.clearHeightM - 0.08),
    direction: [0, 0, -1] as const,
  };
  return [
    { ...common, watts: 0.3 * areaSqm + 2, colour: LAMPLIGHT },
    { ...common, at: place(x, y, level.clearHeightM - 0.1), watts: 0.25 * areaSqm + 2, colour: BOUNCE },
  ];
}

/** Through the widest opening, rather one at the side of the view: light that rakes the floor. */
function sunThrough(glazed: readonly Gap[], { headingRad }: Viewpoint, turnRad: number): Interior['sun'] {
  const [best] = glazed.toSorted((a, b) => b.to - b.from - (a.to - a.from));
  if (!best) return null;
  const [x, y] = INWARDS[best.side];
  const outwards = Math.atan2(-y, -x);
  // From the side that the camera does not look to.
  const side = Math.sin(headingRad - outwards) > 0 ? -1 : 1;
  return { azimuthRad: outwards + side * SUN_OFF_RAD + turnRad, elevationDegrees: SUN_DEGREES };
}
