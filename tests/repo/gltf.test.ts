import { type Document, NodeIO } from '@gltf-transform/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { MATERIALS } from '#homes/model/materials.ts';
import { glbOf } from '#homes/render/gltf.ts';
import { MeshBuilder } from '#homes/scene/mesh.ts';
import { PALETTE } from '#homes/scene/palette.ts';
import { placeAt, type Scene } from '#homes/scene/scene.ts';
import { box } from '#homes/scene/solids.ts';

/** A post 3 m high with three instances, and a pane with one. */
function scene(): Scene {
  const post = new MeshBuilder();
  box(post, 'stone', [0, 0, 0], [0.2, 0.4, 3]);
  const pane = new MeshBuilder();
  box(pane, 'glass', [0, 0, 0], [1, 0.01, 2]);
  box(pane, 'frame', [0, 0, 2], [1, 0.05, 2.1]);
  return {
    nodes: [
      {
        mesh: post.build('post'),
        subject: { kind: 'site' },
        places: [placeAt([5, 7, 0]), placeAt([0, 0, 1], Math.PI / 2), placeAt([1, 2, 3], 0, 2)],
      },
      {
        mesh: pane.build('pane'),
        subject: { kind: 'level', blockId: 'b', level: 0 },
        places: [placeAt([0, 0, 0])],
      },
      { mesh: new MeshBuilder().build('nothing'), subject: { kind: 'site' }, places: [placeAt([0, 0, 0])] },
    ],
  };
}

describe('a scene as glTF', () => {
  let written: Document;
  beforeAll(async () => {
    written = await new NodeIO().readBinary(await glbOf(scene()));
  });
  const meshes = () => written.getRoot().listMeshes();
  const nodes = () => written.getRoot().listNodes();

  it('has each mesh once, and a node for each place', () => {
    expect(meshes().map((mesh) => mesh.getName())).toStrictEqual(['post', 'pane']);
    expect(nodes().map((node) => node.getMesh()?.getName())).toStrictEqual(['post', 'post', 'post', 'pane']);
  });

  it('stands upright where y is up, and lies to the south where z is', () => {
    const [post] = meshes();
    const position = post?.listPrimitives()[0]?.getAttribute('POSITION');
    expect(position?.getMax([0, 0, 0]).map((each) => Math.round(each * 10) / 10)).toStrictEqual([0.2, 3, 0]);
    expect(position?.getMin([0, 0, 0]).map((each) => Math.round(each * 10) / 10)).toStrictEqual([0, 0, -0.4]);
    expect(nodes()[0]?.getTranslation()).toStrictEqual([5, 0, -7]);
  });

  it('turns about the upright axis as the scene does', () => {
    const matrix = nodes()[1]?.getWorldMatrix() ?? [];
    // The object's own east (x) points north (-z) after the rotation.
    expect(matrix.slice(0, 3).map((each) => Math.round(each * 1e6) / 1e6 + 0)).toStrictEqual([0, 0, -1]);
  });

  it('keeps the names of materials and says what they are made of', () => {
    const materials = written.getRoot().listMaterials();
    for (const material of materials) {
      const name = MATERIALS.find((each) => each === material.getName());
      expect(name, material.getName()).toBeDefined();
      if (name) expect(material.getExtras()).toStrictEqual({ substance: PALETTE[name].substance });
    }
    expect(materials.map((material) => material.getName()).sort()).toStrictEqual(['frame', 'glass', 'stone']);
  });

  it('lets one see through glass alone', () => {
    const blended = written
      .getRoot()
      .listMaterials()
      .filter((material) => material.getAlphaMode() === 'BLEND');
    expect(blended.map((material) => material.getName())).toStrictEqual(['glass']);
  });
});
