import { randomStream } from '#domain/random.ts';
import { intervalWithout } from '../difference.ts';
import { centreOf, widthOf } from '../geometry.ts';
import {
  type BlockContext,
  blockBounds,
  ceilingM,
  isStacked,
  topOf,
  WALL_FACE_OFFSET_M,
} from './blockContext.ts';
import { facesOf } from './faces.ts';
import type { CondenserPart, Part, PipePart } from './part.ts';
import { deckOf } from './roofs.ts';
import { SLAB_PROUD_M } from './slabs.ts';

const CONDENSER_WIDTH_M = 1.1;
const SIDES = ['west', 'east', 'north'];
const PIPE_OUT_M = 0.08;

/** Condensers and downpipes, preferably on walls away from the street; tank, panels and dish on flat roofs. */
export function servicesOf(context: BlockContext): Part[] {
  return [...condensers(context), ...pipes(context), ...onRoof(context)];
}

function condensers(context: BlockContext): CondenserPart[] {
  const { levels, blind } = context;
  const bounds = blockBounds(context);
  return levels.flatMap((level) =>
    facesOf(level)
      .filter(
        ({ side }) =>
          SIDES.includes(side) && !(side === 'west' && blind.west) && !(side === 'east' && blind.east),
      )
      .filter(({ side, at }) => (side === 'north' ? at === bounds.y1 : at === bounds.x0 || at === bounds.x1))
      .flatMap(({ side, at, from, to, holes }): CondenserPart[] => {
        const taken = holes.map((hole) => ({ from: hole.from - 0.35, to: hole.to + 0.35 }));
        const free = intervalWithout({ from: from + 0.5, to: to - 0.5 }, taken).filter(
          (gap) => gap.to - gap.from > CONDENSER_WIDTH_M,
        );
        const outM = side === 'west' ? -WALL_FACE_OFFSET_M : WALL_FACE_OFFSET_M;
        return free.slice(0, side === 'north' ? 1 : 2).map((gap) => {
          const middle = (gap.from + gap.to) / 2;
          return {
            kind: 'condenser',
            name: 'condenser',
            level: level.index,
            material: 'condenser',
            at: side === 'north' ? { x: middle, y: at + WALL_FACE_OFFSET_M } : { x: at + outM, y: middle },
            side,
            bottomM: level.zM + (level.index === 0 ? 1.5 : 0.35),
          };
        });
      }),
  );
}

/** At the block's back corners, and in between on long blocks. */
function pipes(context: BlockContext): PipePart[] {
  const { blind } = context;
  const bounds = blockBounds(context);
  const topM = ceilingM(topOf(context)) - 0.05;
  const pipe = (x: number, y: number): PipePart => ({
    kind: 'pipe',
    name: 'downpipe',
    level: 0,
    material: 'frame_w',
    at: { x, y },
    bottomM: 0.05,
    topM,
  });
  const hasGallery = context.levels.some(({ rooms }) => rooms.some(({ kind }) => kind === 'gallery'));
  if (hasGallery) return [];
  const out = WALL_FACE_OFFSET_M + SLAB_PROUD_M + PIPE_OUT_M;
  return [
    ...(blind.west ? [] : [pipe(bounds.x0 - out, bounds.y1 - 0.35)]),
    ...(blind.east ? [] : [pipe(bounds.x1 + out, bounds.y1 - 0.35)]),
  ];
}

function onRoof(context: BlockContext): Part[] {
  const { design, seed, levels } = context;
  const isFlat = design.roof === 'lid' || design.roof === 'lids' || design.roof === 'parapet';
  if (!isFlat) return [];
  const top = topOf(context);
  const bounds = deckOf(context);
  const deckM = ceilingM(top) + (design.roof === 'parapet' ? 0.15 : 0.31);
  const stream = randomStream(seed, 'roof services');
  const tanksWest = stream.chance(0.5);
  const tankX = tanksWest ? bounds.x0 + 1.8 : bounds.x1 - 1.8;
  const centre = centreOf(bounds);
  const tanks = isStacked({ levels }) ? 2 : 1;
  const parts: Part[] = Array.from({ length: tanks }, (_, index) => ({
    kind: 'tank',
    name: 'tank',
    level: 'roof',
    material: 'tank',
    at: { x: tankX + (tanksWest ? 1 : -1) * index * 1.7, y: bounds.y1 - 1.7 },
    bottomM: deckM,
    standM: stream.between(0.8, 1.2),
    radiusM: 0.66,
    heightM: 1.4,
  }));
  if (stream.chance(0.7)) {
    const columns = Math.min(isStacked({ levels }) ? 6 : 4, Math.floor((widthOf(bounds) - 3) / 1.06));
    parts.push({
      kind: 'solar',
      name: 'solar panels',
      level: 'roof',
      material: 'solar',
      at: { x: tanksWest ? centre.x + 0.3 : centre.x - 0.5 - columns * 1.06, y: centre.y - 1.2 },
      bottomM: deckM,
      columns: Math.max(1, columns),
      rows: 2,
      tiltDegrees: 10,
    });
  }
  if (stream.chance(0.6)) {
    parts.push({
      kind: 'dish',
      name: 'dish',
      level: 'roof',
      material: 'frame_w',
      at: { x: tanksWest ? bounds.x1 - 0.8 : bounds.x0 + 0.8, y: bounds.y1 - 0.8 },
      bottomM: deckM,
    });
  }
  return parts;
}
