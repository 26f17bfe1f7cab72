import {
  BufferAttribute,
  BufferGeometry,
  Color,
  Group,
  LineBasicMaterial,
  LineSegments,
  type Material,
  Mesh,
  MeshBasicMaterial,
  Plane,
  SRGBColorSpace,
  Vector3,
} from 'three';
import type { Vec3 } from '../../scene/vector.ts';
import type { BlockSpace } from '../space/blockSpace.ts';
import { cutAboveM, type Lift } from '../space/lift.ts';
import { highlightCorners } from './highlightGeometry.ts';

/** A unit's highlight colour: sRGB, from 0 to 1. */
export interface UnitPaint {
  readonly color: readonly [red: number, green: number, blue: number];
  /** Opacity of its faces; 0 is invisible. */
  readonly fill: number;
  /** Opacity of its edges. */
  readonly line: number;
}

interface Layer {
  readonly drawn: Mesh | LineSegments;
  readonly owners: readonly { readonly unitId: string; readonly count: number }[];
  readonly kind: 'fill' | 'line';
}

interface StoreyVeil {
  readonly group: Group;
  readonly plane: Plane;
  readonly layers: readonly Layer[];
}

/** Highlights of a block's units: translucent faces in front of their walls and above their floors. */
export class UnitHighlights {
  readonly group = new Group();
  readonly #space: BlockSpace;
  readonly #storeys: readonly StoreyVeil[];

  constructor(space: BlockSpace) {
    this.#space = space;
    this.#storeys = space.levels.map(({ index }) => storeyVeil(space, index));
    this.group.add(...this.#storeys.map(({ group }) => group));
  }

  /** Units that are not in `paints` are not highlighted. */
  paint(paints: ReadonlyMap<string, UnitPaint>): void {
    const linear = new Color();
    for (const { layers } of this.#storeys) {
      for (const { drawn, owners, kind } of layers) {
        const attribute = drawn.geometry.getAttribute('color');
        let corner = 0;
        for (const { unitId, count } of owners) {
          const paint = paints.get(unitId);
          if (paint) linear.setRGB(...paint.color, SRGBColorSpace);
          const opacity = paint?.[kind] ?? 0;
          for (const end = corner + count; corner < end; corner += 1) {
            attribute.setXYZW(corner, linear.r, linear.g, linear.b, opacity);
          }
        }
        attribute.needsUpdate = true;
      }
    }
  }

  setLift(lift: Lift): void {
    this.#storeys.forEach(({ group, plane }, level) => {
      group.position.z = lift.risesM[level] ?? 0;
      plane.constant = cutAboveM(this.#space, lift, level) ?? Number.MAX_SAFE_INTEGER;
    });
  }

  dispose(): void {
    for (const { drawn } of this.#storeys.flatMap(({ layers }) => layers)) {
      drawn.geometry.dispose();
      for (const material of [drawn.material].flat()) material.dispose();
    }
  }
}

function storeyVeil(space: BlockSpace, level: number): StoreyVeil {
  const plane = new Plane(new Vector3(0, 0, -1), 0);
  const shared = {
    vertexColors: true,
    transparent: true,
    depthWrite: false,
    toneMapped: false,
    fog: false,
    clippingPlanes: [plane],
  };
  const { faces, lines } = highlightCorners(space, level);
  const layer = (
    kind: Layer['kind'],
    parts: typeof faces,
    draw: (geometry: BufferGeometry) => Layer['drawn'],
  ) => ({
    kind,
    owners: parts.map(({ unitId, corners }) => ({ unitId, count: corners.length })),
    drawn: draw(geometryOf(parts.flatMap(({ corners }) => corners))),
  });
  const line: Material = new LineBasicMaterial(shared);
  const fill: Material = new MeshBasicMaterial(shared);
  const layers = [
    layer('fill', faces, (geometry) => new Mesh(geometry, fill)),
    layer('line', lines, (geometry) => new LineSegments(geometry, line)),
  ];
  const group = new Group();
  group.add(...layers.map(({ drawn }) => drawn));
  group.renderOrder = 2;
  return { group, plane, layers };
}

function geometryOf(corners: readonly Vec3[]): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(Float32Array.from(corners.flat()), 3));
  geometry.setAttribute('color', new BufferAttribute(new Float32Array(corners.length * 4), 4));
  return geometry;
}
