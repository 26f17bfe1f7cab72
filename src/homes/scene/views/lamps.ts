import { randomStream } from '#domain/random.ts';
import type { HomeModel } from '../../model/model.ts';
import { lampsOf, type Lamp as RoomLamp } from '../rooms/lamps.ts';
import type { Vec3 } from '../vector.ts';
import type { Lamp } from './shot.ts';

/** The share of windows that are lit. */
const LIT_SHARE = 0.75;
/** Factor on real lamp power, so that rooms look as bright as the sky at dusk, as the eye perceives them. */
const STRONGER = 2;
/** The brightest lamps only: each further lamp adds noise. */
const MOST_LAMPS = 56;

/** The lamps at dusk, in rooms and on verandas. */
export function duskLamps(model: HomeModel, eye: Vec3): Lamp[] {
  const effect = ({ at, watts }: RoomLamp): number =>
    watts / (25 + (at[0] - eye[0]) ** 2 + (at[1] - eye[1]) ** 2);
  return lampsOf(model)
    .filter(isLit)
    .sort((a, b) => effect(b) - effect(a))
    .slice(0, MOST_LAMPS)
    .map((lamp) => areaLamp(lamp, STRONGER));
}

/** The lamps of one room. */
export const roomLamps = (
  model: HomeModel,
  where: Pick<RoomLamp, 'blockId' | 'level' | 'room' | 'unitId'>,
): Lamp[] =>
  lampsOf(model)
    .filter(
      ({ blockId, level, room, unitId }) =>
        blockId === where.blockId && level === where.level && room === where.room && unitId === where.unitId,
    )
    .map((lamp) => areaLamp(lamp, 1));

/** Verandas are always lit. */
const isLit = ({ kind, blockId, level, room, unitId }: RoomLamp): boolean =>
  kind === 'soffit' || randomStream(blockId, `lit ${level} ${unitId ?? ''} ${room}`).chance(LIT_SHARE);

const areaLamp = ({ at, sizeM, turnRad, aims, watts, colour }: RoomLamp, factor: number): Lamp => ({
  at,
  widthM: sizeM[0],
  depthM: sizeM[1],
  turnRad,
  powerW: watts * factor,
  colour,
  direction: [0, 0, aims === 'down' ? -1 : 1],
});
