import type { HomeModel } from '../../model/model.ts';
import { turned } from '../mesh.ts';
import type { Vec3 } from '../vector.ts';
import { furnishHome } from './furnish.ts';
import type { Glow } from './layout/piece.ts';
import { onSite, rotationRad } from './onSite.ts';

/** A flat light source of a home after dark, in site coordinates. The visible lamp is part of the furniture. */
export interface Lamp {
  readonly kind: Glow['kind'];
  readonly blockId: string;
  readonly level: number;
  /** The room, veranda or balcony that it lights. */
  readonly room: string;
  readonly unitId: string | null;
  readonly at: Vec3;
  /** Rotation of its sides about the vertical axis. */
  readonly turnRad: number;
  readonly sizeM: readonly [number, number];
  readonly aims: 'down' | 'up';
  readonly watts: number;
  /** Linear red, green and blue. */
  readonly colour: readonly [number, number, number];
}

const WARM = [1, 0.72, 0.45] as const;
const COOLER = [1, 0.84, 0.64] as const;
const COOL_ROOMS = ['kitchen', 'bath', 'toilet', 'store'];

/** All lamps of a listing's homes, rooms and verandas alike. */
export function lampsOf(model: HomeModel): Lamp[] {
  return furnishHome(model).flatMap(({ block, rooms }) =>
    rooms.flatMap(({ level, room, furniture, fittings }) =>
      [...furniture, ...fittings].flatMap(({ piece, x, y, turnRad }) =>
        piece.glows.map((glow): Lamp => {
          const [dx, dy, dz] = turned(glow.at, turnRad);
          return {
            kind: glow.kind,
            blockId: block.id,
            level: level.index,
            room: room.name,
            unitId: room.unitId,
            at: onSite([x + dx, y + dy, level.zM + dz], block.placement),
            turnRad: turnRad + rotationRad(block.placement),
            sizeM: glow.sizeM,
            aims: glow.aims,
            watts: glow.watts,
            colour: 'kind' in room && COOL_ROOMS.includes(room.kind) ? COOLER : WARM,
          };
        }),
      ),
    ),
  );
}
