import { randomStream } from '#domain/random.ts';
import type { Block, HomeModel, Level, Outdoor, Room } from '../../model/model.ts';
import { bath } from './arrange/bath.ts';
import { bedroom } from './arrange/bedroom.ts';
import type { Context } from './arrange/context.ts';
import { dining } from './arrange/dining.ts';
import { kitchen } from './arrange/kitchen.ts';
import { DINING_CORNER_MIN_SQM, living } from './arrange/living.ts';
import { outdoors } from './arrange/outdoors.ts';
import { closet, corridor, hall, landing, store, study } from './arrange/smallRooms.ts';
import { Layout } from './layout/layout.ts';
import type { PlacedPiece } from './layout/piece.ts';
import { placePiece, standsOnFloor } from './layout/piece.ts';
import { localShape } from './shape/localShape.ts';
import { outdoorShape } from './shape/outdoorShape.ts';
import { type RoomShape, roomShape } from './shape/roomShape.ts';
import { type Theme, type ThemeSeed, themeOf } from './theme.ts';
import { type CeilingStyle, ceiling } from './trim/ceiling.ts';
import { facadeLamps, soffitLamps } from './trim/facadeLamps.ts';
import { skirting } from './trim/skirting.ts';

/** The ceiling's underside, below a level's clear height. */
const CEILING_M = 0.035;
const BARE = ['stair', 'gallery', 'spare'];

/** One room, veranda or balcony with all its furniture and fittings, in the block's coordinates. */
export interface FurnishedRoom {
  readonly level: Level;
  readonly room: Room | Outdoor;
  readonly shape: Pick<RoomShape, 'inner' | 'gaps'>;
  readonly furniture: readonly PlacedPiece[];
  /** Skirtings, ceiling coves and the lamps in them. */
  readonly fittings: readonly PlacedPiece[];
}

/** Cached arrangements by room data, so that identical rooms are arranged once. */
type Known = Map<string, readonly PlacedPiece[]>;

/** All rooms of all blocks. The result is deterministic. */
export function furnishHome(
  model: HomeModel,
): { readonly block: Block; readonly rooms: readonly FurnishedRoom[] }[] {
  const theme = themeOf(model);
  const known: Known = new Map();
  return model.blocks.map((block) => ({ block, rooms: furnishBlock(block, theme, known) }));
}

/** What stands on the floor of one unit's rooms on a storey, for its floor plan; the same as in `furnishHome`. */
export function furnishUnit(
  block: Pick<Block, 'levels'>,
  level: Level,
  { unitId, seed }: { readonly unitId: string; readonly seed: ThemeSeed },
): PlacedPiece[] {
  const contextOf = contextsOn(level, block, themeOf(seed));
  const known: Known = new Map();
  return level.rooms
    .filter((room) => room.unitId === unitId)
    .flatMap((room) => furnishRoom(room, level, contextOf(room), known).furniture)
    .filter(({ piece }) => standsOnFloor(piece));
}

function furnishBlock(block: Block, theme: Theme, known: Known): FurnishedRoom[] {
  return block.levels.flatMap((level) => {
    const contextOf = contextsOn(level, block, theme);
    return [
      ...level.rooms.map((room) => furnishRoom(room, level, contextOf(room), known)),
      ...level.outdoors.map((outdoor) => furnishOutdoor(outdoor, level, block, contextOf(outdoor))),
    ];
  });
}

function contextsOn(level: Level, { levels }: Pick<Block, 'levels'>, theme: Theme) {
  const all = levels.flatMap(({ rooms }) => rooms);
  return (room: Room | Outdoor): Context => ({
    theme,
    stream: randomStream(theme.name, `${room.name} ${Math.round(room.areaSqm * 10)}`),
    ceilingM: Math.round((level.clearHeightM - CEILING_M) * 1000) / 1000,
    dinesHere: eatsIn(room, all),
    isMain: room.name === 'Main bedroom' || room.name === 'Bedroom',
  });
}

/** If there is no dining room, the table is in a large living room, otherwise in the kitchen. */
function eatsIn(room: Room | Outdoor, all: readonly Room[]): boolean {
  if (!('kind' in room)) return false;
  const unit = all.filter(({ unitId }) => unitId === room.unitId);
  if (unit.some(({ kind }) => kind === 'dining')) return false;
  const livingIsLarge = unit.some(
    ({ kind, areaSqm }) => kind === 'living' && areaSqm > DINING_CORNER_MIN_SQM,
  );
  return room.kind === 'living' ? livingIsLarge : room.kind === 'kitchen' && !livingIsLarge;
}

function furnishRoom(room: Room, level: Level, context: Context, known: Known): FurnishedRoom {
  const shape = roomShape(room, level);
  if (BARE.includes(room.kind)) return { level, room, shape, furniture: [], fittings: [] };
  const local = localShape(shape);
  const { ceilingM, dinesHere } = context;
  const key = JSON.stringify([room.name, room.kind, ceilingM, dinesHere, local.inner, local.gaps]);
  const pieces = known.get(key) ?? arranged(local, context);
  known.set(key, pieces);
  const fittings = [
    placePiece(skirting(local), 'north', 0, 0),
    ...ceiling(local, ceilingM, ceilingStyle(room, context)),
  ];
  const moved = (all: readonly PlacedPiece[]) =>
    all.map((each) => movedBy(each, shape.inner.x0, shape.inner.y0));
  return { level, room, shape, furniture: moved(pieces), fittings: moved(fittings) };
}

const movedBy = (set: PlacedPiece, dx: number, dy: number): PlacedPiece => ({
  ...set,
  x: set.x + dx,
  y: set.y + dy,
  rect: { x0: set.rect.x0 + dx, y0: set.rect.y0 + dy, x1: set.rect.x1 + dx, y1: set.rect.y1 + dy },
});

function ceilingStyle({ kind }: Room, { isMain }: Context): CeilingStyle {
  if (kind === 'living' || kind === 'lounge' || kind === 'dining') return 'cove';
  if (kind === 'bedroom') return isMain ? 'cove' : 'downlights';
  return ['kitchen', 'bath', 'toilet', 'study'].includes(kind) ? 'downlights' : 'lamp';
}

const CURTAINED = ['living', 'lounge', 'dining', 'bedroom', 'study', 'wardrobe'];

function arranged(shape: RoomShape, context: Context): readonly PlacedPiece[] {
  const { kind, areaSqm } = shape.room;
  const ground = { ...shape, hasCurtains: CURTAINED.includes(kind) };
  const layout = new Layout(ground);
  if (kind === 'bath') return bath(ground, context, true).pieces;
  if (kind === 'toilet') return bath(ground, context, false).pieces;
  if (kind === 'living' || kind === 'lounge') return living(ground, context, areaSqm).pieces;
  if (kind === 'bedroom') return bedroom(ground, context).pieces;
  if (kind === 'dining') dining(layout, context);
  else if (kind === 'kitchen') kitchen(layout, context);
  else if (kind === 'study') study(layout, context);
  else if (kind === 'wardrobe') closet(layout, context);
  else if (kind === 'store') store(layout, context);
  else if (kind === 'hall') hall(layout, context);
  else if (kind === 'corridor') corridor(layout, context);
  else landing(layout, context);
  return layout.pieces;
}

function furnishOutdoor(
  outdoor: Outdoor,
  level: Level,
  block: Pick<Block, 'parts'>,
  context: Context,
): FurnishedRoom {
  const shape = outdoorShape(outdoor, level, block);
  const layout = new Layout({ ...shape, hasCurtains: false });
  outdoors(layout, context);
  return {
    level,
    room: outdoor,
    shape,
    furniture: layout.pieces,
    fittings: [...soffitLamps(outdoor, level, block), ...facadeLamps(outdoor, shape)],
  };
}
