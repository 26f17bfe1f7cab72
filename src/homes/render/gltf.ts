import {
  type Accessor,
  type Buffer,
  Document,
  type Material,
  NodeIO,
  type Primitive,
} from '@gltf-transform/core';
import type { Material as MaterialName } from '../model/materials.ts';
import type { Mesh, Surface } from '../scene/mesh.ts';
import { PALETTE } from '../scene/palette.ts';
import type { Place, Scene } from '../scene/scene.ts';

/** Substances that are rendered from both sides. */
const THIN = new Set(['leaf', 'cloth', 'glass']);

/**
 * A scene as glTF: one mesh per scene mesh, one node per place. glTF's y points up and its z to the south, so our
 * point (x, y, z) becomes (x, z, -y). Materials keep their names and have their `substance` as an extra, because
 * colours alone do not distinguish stone from stucco.
 */
export function glbOf({ nodes }: Scene): Promise<Uint8Array> {
  const document = new Document();
  const buffer = document.createBuffer();
  const root = document.createScene();
  const materialOf = memoized((name: MaterialName) => materialIn(document, name));
  const meshOf = memoized((mesh: Mesh) => {
    const written = document.createMesh(mesh.name);
    for (const surface of mesh.surfaces) {
      written.addPrimitive(primitiveIn(document, buffer, surface).setMaterial(materialOf(surface.material)));
    }
    return written;
  });
  for (const { mesh, subject, places } of nodes) {
    if (mesh.surfaces.length === 0) continue;
    for (const place of places) {
      const node = document.createNode(mesh.name).setMesh(meshOf(mesh)).setExtras({ subject: subject.kind });
      root.addChild(
        node.setTranslation(yUp(place.at)).setRotation(rotationOf(place)).setScale(scaleOf(place)),
      );
    }
  }
  return new NodeIO().writeBinary(document);
}

function materialIn(document: Document, name: MaterialName): Material {
  const { base, alpha, roughness, metallic, substance } = PALETTE[name];
  return document
    .createMaterial(name)
    .setBaseColorFactor([...base, alpha])
    .setRoughnessFactor(roughness)
    .setMetallicFactor(metallic)
    .setAlphaMode(alpha < 1 ? 'BLEND' : 'OPAQUE')
    .setDoubleSided(THIN.has(substance))
    .setEmissiveFactor(substance === 'lamp' ? [...base] : [0, 0, 0])
    .setExtras({ substance });
}

function primitiveIn(document: Document, buffer: Buffer, surface: Surface): Primitive {
  const accessor = (
    type: 'SCALAR' | 'VEC3',
    array: Float32Array<ArrayBuffer> | Uint32Array<ArrayBuffer>,
  ): Accessor => document.createAccessor().setType(type).setArray(array).setBuffer(buffer);
  return document
    .createPrimitive()
    .setAttribute('POSITION', accessor('VEC3', allYUp(surface.positions)))
    .setAttribute('NORMAL', accessor('VEC3', allYUp(surface.normals)))
    .setIndices(accessor('SCALAR', Uint32Array.from(surface.indices)));
}

const yUp = ([x, y, z]: Place['at']): [number, number, number] => [x, z, 0 - y];

function allYUp(zUp: Float32Array): Float32Array<ArrayBuffer> {
  const turned = new Float32Array(zUp.length);
  for (let at = 0; at < zUp.length; at += 3) {
    turned[at] = zUp[at] ?? 0;
    turned[at + 1] = zUp[at + 2] ?? 0;
    turned[at + 2] = 0 - (zUp[at + 1] ?? 0);
  }
  return turned;
}

/** Rotation about the vertical axis, as a quaternion. */
const rotationOf = ({ turnRad }: Place): [number, number, number, number] => [
  0,
  Math.sin(turnRad / 2),
  0,
  Math.cos(turnRad / 2),
];

const scaleOf = ({ scale: [x, y, z] }: Place): [number, number, number] => [x, z, y];

function memoized<K, V>(make: (key: K) => V): (key: K) => V {
  const made = new Map<K, V>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    made.set(key, value);
    return value;
  };
}
