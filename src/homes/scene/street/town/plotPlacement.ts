import type { Rect } from '#homes/model/geometry.ts';
import { turned } from '../../mesh.ts';
import type { Place, SceneNode } from '../../scene.ts';
import { add, type Vec3 } from '../../vector.ts';

/** The position of a plot with its own coordinates, facing south or north. */
export interface PlotPlacement {
  readonly at: Vec3;
  readonly facesNorth: boolean;
}

const movedPlace = ({ at, turnRad, scale }: Place, placement: PlotPlacement): Place => ({
  at: add(placement.at, turned(at, placement.facesNorth ? Math.PI : 0)),
  turnRad: turnRad + (placement.facesNorth ? Math.PI : 0),
  scale,
});

export const movedRect = ({ x0, y0, x1, y1 }: Rect, { at: [dx, dy], facesNorth }: PlotPlacement): Rect =>
  facesNorth
    ? { x0: dx - x1, y0: dy - y1, x1: dx - x0, y1: dy - y0 }
    : { x0: dx + x0, y0: dy + y0, x1: dx + x1, y1: dy + y1 };

/** The same meshes in other places, as part of the surroundings. */
export const movedNodes = (nodes: readonly SceneNode[], placements: readonly PlotPlacement[]): SceneNode[] =>
  nodes.map(({ mesh, places }) => ({
    mesh,
    subject: { kind: 'surroundings' },
    places: placements.flatMap((placement) => places.map((place) => movedPlace(place, placement))),
  }));
