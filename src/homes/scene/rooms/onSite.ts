import type { Placement } from '../../model/geometry.ts';
import { turned } from '../mesh.ts';
import { add, type Vec3 } from '../vector.ts';

export const rotationRad = ({ turns }: Placement): number => (turns * Math.PI) / 2;

/** Converts a point from block to site coordinates. */
export const onSite = (point: Vec3, placement: Placement): Vec3 =>
  add([placement.at.x, placement.at.y, 0], turned(point, rotationRad(placement)));
