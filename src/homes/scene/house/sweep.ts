import type { Material } from '../../model/materials.ts';
import type { Face, MeshBuilder } from '../mesh.ts';
import type { Vec3 } from '../vector.ts';

/** The edge of a hole in a wall: x along the wall, z up. */
export interface Hole {
  readonly x0: number;
  readonly x1: number;
  readonly z0: number;
  readonly z1: number;
}

/** The section of a frame: distance out from the hole's edge, and depth into the wall. A closed outline. */
export type Profile = readonly (readonly [outM: number, depthM: number])[];

/** A rectangular frame section between two distances from the hole's edge and two depths. */
export const bar = (inM: number, outM: number, frontM: number, backM: number): Profile => [
  [-inM, frontM],
  [-inM, backM],
  [outM, backM],
  [outM, frontM],
];

/** The same section with chamfered front edges. */
export const chamferedBar = (
  inM: number,
  outM: number,
  frontM: number,
  backM: number,
  chamferM: number,
): Profile => [
  [-inM, frontM + chamferM],
  [-inM, backM],
  [outM, backM],
  [outM, frontM + chamferM],
  [outM - chamferM, frontM],
  [-inM + chamferM, frontM],
];

/** A closed, mitred frame around a hole. */
export function ring(mesh: MeshBuilder, material: Material, hole: Hole, profile: Profile): void {
  mesh.faces(material, between(roundHole(hole, ordered(profile))));
}

const roundHole = ({ x0, x1, z0, z1 }: Hole, profile: Profile): Vec3[][] =>
  profile.map(([out, y]) => [
    [x0 - out, y, z0 - out],
    [x1 + out, y, z0 - out],
    [x1 + out, y, z1 + out],
    [x0 - out, y, z1 + out],
    [x0 - out, y, z0 - out],
  ]);

/** For the live view: the front of a frame, its outer sides to the wall's face, its inner sides through the wall. */
export function shallowRing(
  mesh: MeshBuilder,
  material: Material,
  hole: Hole,
  { outM, frontM, wallM }: { outM: number; frontM: number; wallM: number },
): void {
  const paths = roundHole(hole, [
    [outM, 0],
    [outM, frontM],
    [0, frontM],
    [0, wallM],
  ]);
  mesh.faces(material, between(paths).slice(0, -4));
}

/** A closed frame around three sides of a doorway, from `z0` up. Its profile must be convex. */
export function portal(mesh: MeshBuilder, material: Material, hole: Hole, profile: Profile): void {
  const { x0, x1, z0, z1 } = hole;
  const paths = ordered(profile).map(([out, y]): Vec3[] => [
    [x1 + out, y, z0],
    [x1 + out, y, z1 + out],
    [x0 - out, y, z1 + out],
    [x0 - out, y, z0],
  ]);
  const ends = [0, 3].map((index) => lookingDown(paths.flatMap((path) => [path[index]]).filter(isThere)));
  mesh.faces(material, [...between(paths), ...ends]);
}

const isThere = (corner: Vec3 | undefined): corner is Vec3 => corner !== undefined;

const lookingDown = (face: Face): Face => {
  const turn = face.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = face[(index + 1) % face.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return turn > 0 ? [...face].reverse() : face;
};

/** Clockwise in (out, depth), so that the faces between paths face out of the frame. */
function ordered(profile: Profile): Profile {
  const turn = profile.reduce((sum, [out, y], index) => {
    const [nextOut, nextY] = profile[(index + 1) % profile.length] ?? [out, y];
    return sum + out * nextY - nextOut * y;
  }, 0);
  return turn > 0 ? [...profile].reverse() : profile;
}

const between = (paths: readonly (readonly Vec3[])[]): Face[] =>
  paths.flatMap((path, index) => {
    const next = paths[(index + 1) % paths.length] ?? path;
    return path.slice(1).flatMap((end, step): Face[] => {
      const [start, nextStart, nextEnd] = [path[step], next[step], next[step + 1]];
      return start && nextStart && nextEnd ? [[start, end, nextEnd, nextStart]] : [];
    });
  });
