import { Group, MeshBasicMaterial } from 'three';
import type { PackedHome } from '../scene/packed.ts';
import type { BlockSpace } from '../space/blockSpace.ts';
import type { Lift } from '../space/lift.ts';
import { BlockView } from './BlockView.ts';
import { CrowdView, type Sight } from './CrowdView.ts';
import { geometryOf, type Looks, meshOf } from './geometry.ts';
import { KindView } from './KindView.ts';
import { type UnitPaint, UnitVeils } from './UnitVeils.ts';

const SMALLEST_PX = 3.5;
const LARGEST_PX = 30;
const MOST_CROWD_TRIANGLES = 100_000;

/** The chosen block: its storeys, and the colours of its units. */
interface Chosen {
  readonly id: string;
  readonly view: BlockView;
  readonly veils: UnitVeils;
}

/** All that stands in the picture: ground, plants, blocks, and one block by itself that can be lifted apart. */
export class Homes {
  readonly group = new Group();
  readonly #looks: Looks;
  readonly #cutFace = new MeshBasicMaterial();
  readonly #kinds: readonly KindView[];
  readonly #crowds: readonly CrowdView[];
  readonly #blockIds: readonly string[];
  readonly #ground;
  #chosen: Chosen | null = null;
  #paints: ReadonlyMap<string, UnitPaint> = new Map();
  /** The blocks that are drawn whole, as a name for them all. */
  #whole: string | null = null;

  constructor({ kinds, ground, crowds }: PackedHome, looks: Looks) {
    this.#looks = looks;
    this.#kinds = kinds.map((kind) => new KindView(kind, looks));
    this.#crowds = crowds.map((crowd) => new CrowdView(crowd, looks));
    this.#blockIds = kinds.flatMap(({ members }) => members.map(({ blockId }) => blockId));
    this.#ground = ground.map((surface) => meshOf(geometryOf(surface), surface.look, looks));
    const instanced = [...this.#kinds, ...this.#crowds].flatMap(({ meshes }) => meshes);
    this.group.add(...this.#ground, ...instanced);
  }

  /** Takes one block out of the others, or puts it back among them. */
  choose(space: BlockSpace | null): void {
    this.#letGo();
    const kind = this.#kinds.find(({ members }) => members.some(({ blockId }) => blockId === space?.id));
    const member = kind?.members.find(({ blockId }) => blockId === space?.id);
    if (!space || !kind || !member) return;
    const view = new BlockView(kind.surfaces, member.matrix, space, this.#looks, this.#cutFace);
    const veils = new UnitVeils(space);
    veils.paint(this.#paints);
    this.#chosen = { id: space.id, view, veils };
    this.group.add(view.group, veils.group);
  }

  setLift(lift: Lift): void {
    this.#chosen?.view.setLift(lift);
    this.#chosen?.veils.setLift(lift);
  }

  paint(paints: ReadonlyMap<string, UnitPaint>): void {
    this.#paints = paints;
    this.#chosen?.veils.paint(paints);
  }

  /** After the looks have changed. `cut` is the colour of what is cut through. */
  repaint(cut: number): void {
    this.#cutFace.color.set(cut);
    this.#chosen?.view.repaint();
  }

  /** Leaves out blocks, and what cannot be seen; nothing where `sight` is null, for the shadow. */
  keep(sight: Omit<Sight, 'smallestPx'> | null, hiddenIds: ReadonlySet<string>): void {
    this.#keepCrowds(sight);
    const whole = this.#blockIds.filter((id) => id !== this.#chosen?.id && !hiddenIds.has(id));
    const name = whole.join(' ');
    if (name === this.#whole) return;
    this.#whole = name;
    const shown = new Set(whole);
    for (const kind of this.#kinds) kind.keep(shown);
  }

  /** From far off on a large site the smallest plants go first, until a phone can draw what is left. */
  #keepCrowds(sight: Omit<Sight, 'smallestPx'> | null): void {
    let smallestPx = SMALLEST_PX;
    let triangles = Number.POSITIVE_INFINITY;
    while (triangles > MOST_CROWD_TRIANGLES && smallestPx < LARGEST_PX) {
      triangles = 0;
      for (const crowd of this.#crowds) triangles += crowd.keep(sight && { ...sight, smallestPx });
      if (!sight) return;
      smallestPx *= 1.3;
    }
  }

  dispose(): void {
    this.#letGo();
    for (const view of [...this.#kinds, ...this.#crowds]) view.dispose();
    for (const { geometry } of this.#ground) geometry.dispose();
    this.#cutFace.dispose();
  }

  #letGo(): void {
    if (!this.#chosen) return;
    const { view, veils } = this.#chosen;
    this.group.remove(view.group, veils.group);
    view.dispose();
    veils.dispose();
    this.#chosen = null;
  }
}
