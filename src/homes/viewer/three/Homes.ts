import { Group, MeshBasicMaterial } from 'three';
import type { PackedHome } from '../scene/packed.ts';
import type { BlockSpace } from '../space/blockSpace.ts';
import type { Lift } from '../space/lift.ts';
import { BlockView } from './BlockView.ts';
import { geometryOf, meshOf, type SceneMaterials } from './geometry.ts';
import { InstanceGroupView } from './InstanceGroupView.ts';
import { ScatterView, type Visibility } from './ScatterView.ts';
import { UnitHighlights, type UnitPaint } from './UnitHighlights.ts';

const SMALLEST_PX = 3.5;
const LARGEST_PX = 30;
const MAX_SCATTER_TRIANGLES = 100_000;

/** The chosen block: its storeys, and the colours of its units. */
interface Chosen {
  readonly id: string;
  readonly view: BlockView;
  readonly highlights: UnitHighlights;
}

/** Everything in the picture: ground, plants, blocks, and the chosen block, whose floors can be raised. */
export class Homes {
  readonly group = new Group();
  readonly #materials: SceneMaterials;
  readonly #cutFace = new MeshBasicMaterial();
  readonly #blockGroups: readonly InstanceGroupView[];
  readonly #scatters: readonly ScatterView[];
  readonly #blockIds: readonly string[];
  readonly #ground;
  #chosen: Chosen | null = null;
  #paints: ReadonlyMap<string, UnitPaint> = new Map();
  /** The joined ids of the blocks drawn as instances, to detect changes. */
  #whole: string | null = null;

  constructor({ blockGroups, ground, scatters }: PackedHome, materials: SceneMaterials) {
    this.#materials = materials;
    this.#blockGroups = blockGroups.map((group) => new InstanceGroupView(group, materials));
    this.#scatters = scatters.map((scatter) => new ScatterView(scatter, materials));
    this.#blockIds = blockGroups.flatMap(({ instances }) => instances.map(({ blockId }) => blockId));
    this.#ground = ground.map((surface) => meshOf(geometryOf(surface), surface.shading, materials));
    const instanced = [...this.#blockGroups, ...this.#scatters].flatMap(({ meshes }) => meshes);
    this.group.add(...this.#ground, ...instanced);
  }

  /** Draws one block separately from the instances; null puts it back. */
  choose(space: BlockSpace | null): void {
    this.#releaseChosen();
    const group = this.#blockGroups.find(({ instances }) =>
      instances.some(({ blockId }) => blockId === space?.id),
    );
    const instance = group?.instances.find(({ blockId }) => blockId === space?.id);
    if (!space || !group || !instance) return;
    const view = new BlockView(group.surfaces, instance.matrix, space, this.#materials, this.#cutFace);
    const highlights = new UnitHighlights(space);
    highlights.paint(this.#paints);
    this.#chosen = { id: space.id, view, highlights };
    this.group.add(view.group, highlights.group);
  }

  setLift(lift: Lift): void {
    this.#chosen?.view.setLift(lift);
    this.#chosen?.highlights.setLift(lift);
  }

  paint(paints: ReadonlyMap<string, UnitPaint>): void {
    this.#paints = paints;
    this.#chosen?.highlights.paint(paints);
  }

  /** Call after the materials have changed. `cut` is the colour of sections through walls and floors. */
  repaint(cut: number): void {
    this.#cutFace.color.set(cut);
    this.#chosen?.view.repaint();
  }

  /**
   * Leaves out hidden blocks and invisible plants. If `visibility` is null, no plant is left out: the shadow pass
   * needs all.
   */
  cull(visibility: Omit<Visibility, 'smallestPx'> | null, hiddenIds: ReadonlySet<string>): void {
    this.#cullScatters(visibility);
    const whole = this.#blockIds.filter((id) => id !== this.#chosen?.id && !hiddenIds.has(id));
    const name = whole.join(' ');
    if (name === this.#whole) return;
    this.#whole = name;
    const shown = new Set(whole);
    for (const group of this.#blockGroups) group.cull(shown);
  }

  /** On large sites the smallest plants are left out until the rest is within the triangle budget of a phone. */
  #cullScatters(visibility: Omit<Visibility, 'smallestPx'> | null): void {
    let smallestPx = SMALLEST_PX;
    let triangles = Number.POSITIVE_INFINITY;
    while (triangles > MAX_SCATTER_TRIANGLES && smallestPx < LARGEST_PX) {
      triangles = 0;
      for (const scatter of this.#scatters)
        triangles += scatter.cull(visibility && { ...visibility, smallestPx });
      if (!visibility) return;
      smallestPx *= 1.3;
    }
  }

  dispose(): void {
    this.#releaseChosen();
    for (const view of [...this.#blockGroups, ...this.#scatters]) view.dispose();
    for (const { geometry } of this.#ground) geometry.dispose();
    this.#cutFace.dispose();
  }

  #releaseChosen(): void {
    if (!this.#chosen) return;
    const { view, highlights } = this.#chosen;
    this.group.remove(view.group, highlights.group);
    view.dispose();
    highlights.dispose();
    this.#chosen = null;
  }
}
