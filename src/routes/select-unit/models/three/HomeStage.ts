import {
  Group,
  MeshBasicMaterial,
  NeutralToneMapping,
  PCFShadowMap,
  PerspectiveCamera,
  Raycaster,
  Scene,
  Vector2,
  Vector3,
  WebGLRenderer,
} from 'three';
import type { Rect } from '#domain/model/geometry.ts';
import type { Vec3 } from '#domain/scene/vector.ts';
import type { PackedHome } from '../scene/packed.ts';
import type { BlockSpace } from '../space/blockSpace.ts';
import { eased, type Lift, liftFor } from '../space/lift.ts';
import { blockBox, type Picked, pick } from '../space/pick.ts';
import { blockShot, type Lens, planShot, type Shot, siteShot } from '../space/shots.ts';
import { isInWay } from '../space/sight.ts';
import { Atmosphere } from './atmosphere.ts';
import { BlockView } from './BlockView.ts';
import { FrameLoop } from './FrameLoop.ts';
import { crowdMeshes, geometryOf, meshOf } from './geometry.ts';
import { HOURS, type Scheme } from './hours.ts';
import { createLooks } from './looks.ts';
import { Orbit } from './orbit.ts';
import { type UnitPaint, UnitVeils } from './UnitVeils.ts';

const FIELD_RAD = (32 * Math.PI) / 180;
/** The street lies to the south. */
const STREET_RAD = -Math.PI / 2;
/** More would cost twice the pixels for what nobody sees. */
const MOST_PIXELS_PER_PX = 2;

export interface StagedHome {
  readonly packed: PackedHome;
  readonly blocks: readonly BlockSpace[];
  readonly plot: Rect;
}

/** Where the eye is in a frame that was just drawn, for what is written over it. */
export interface View {
  readonly eye: Vec3;
  readonly lift: Lift | null;
  /** From the site to the picture, in px from its top left; null behind the eye. */
  readonly project: (point: Vec3) => { readonly x: number; readonly y: number } | null;
}

export interface StageEvents {
  readonly drawn: (view: View) => void;
  /** The graphics card let go of the picture: nothing can be drawn any more. */
  readonly lost: () => void;
}

/** The homes of a listing in three.js: what is seen, from where, and what lies under a pointer. */
export class HomeStage {
  readonly #home: StagedHome;
  readonly #canvas: HTMLCanvasElement;
  readonly #events: StageEvents;
  readonly #renderer: WebGLRenderer;
  readonly #scene = new Scene();
  readonly #camera = new PerspectiveCamera((FIELD_RAD * 180) / Math.PI, 1, 0.5, 2000);
  readonly #atmosphere = new Atmosphere(this.#scene);
  readonly #looks = createLooks(this.#atmosphere.mirror);
  readonly #cutFace = new MeshBasicMaterial();
  readonly #orbit: Orbit;
  readonly #frames = new FrameLoop((seconds) => this.#draw(seconds));
  readonly #views: ReadonlyMap<string, BlockView>;
  #veils: UnitVeils | null = null;
  #paints: ReadonlyMap<string, UnitPaint> = new Map();
  #chosen: BlockSpace | null = null;
  #openLevel: number | null = null;
  #lift: Lift | null = null;
  #wantedLift: Lift | null = null;
  #isCalm = false;
  #isSized = false;

  /** @throws where the browser has no WebGL 2 to give. */
  constructor(canvas: HTMLCanvasElement, home: StagedHome, events: StageEvents) {
    this.#home = home;
    this.#canvas = canvas;
    this.#events = events;
    this.#renderer = new WebGLRenderer({ canvas, antialias: true, powerPreference: 'low-power' });
    this.#renderer.toneMapping = NeutralToneMapping;
    this.#renderer.localClippingEnabled = true;
    this.#renderer.shadowMap.enabled = true;
    this.#renderer.shadowMap.type = PCFShadowMap;
    this.#renderer.shadowMap.autoUpdate = false;
    canvas.addEventListener('webglcontextlost', this.#lost);
    const { blocks, ground, crowds } = home.packed;
    const still = new Group();
    still.add(...ground.map((surface) => meshOf(geometryOf(surface), surface.look, this.#looks)));
    still.add(...crowds.flatMap((crowd) => crowdMeshes(crowd, this.#looks)));
    this.#scene.add(still);
    this.#views = new Map(
      blocks.flatMap((packed) => {
        const space = home.blocks.find(({ id }) => id === packed.id);
        return space ? [[packed.id, new BlockView(packed, space, this.#looks, this.#cutFace)] as const] : [];
      }),
    );
    this.#scene.add(...[...this.#views.values()].map(({ group }) => group));
    const { x0, y0, x1, y1 } = home.plot;
    const radiusM = Math.hypot(x1 - x0, y1 - y0) / 2 + 8;
    this.#atmosphere.reach(new Vector3((x0 + x1) / 2, (y0 + y1) / 2, 0), radiusM);
    this.#atmosphere.lightFront(STREET_RAD);
    this.#orbit = new Orbit(this.#camera, canvas, () => this.#frames.ask());
  }

  setScheme(scheme: Scheme): void {
    const hour = HOURS[scheme];
    this.#atmosphere.setHour(hour);
    this.#looks.setHour(hour);
    this.#cutFace.color.set(hour.cut);
    for (const view of this.#views.values()) view.repaint();
    this.#frames.ask();
  }

  setCalm(isCalm: boolean): void {
    this.#isCalm = isCalm;
    this.#orbit.setCalm(isCalm);
  }

  setWatched(isWatched: boolean): void {
    this.#frames.setWatched(isWatched);
  }

  /** In px of the page. */
  resize(width: number, height: number): void {
    if (width === 0 || height === 0) return;
    this.#renderer.setPixelRatio(Math.min(devicePixelRatio, MOST_PIXELS_PER_PX));
    this.#renderer.setSize(width, height, false);
    this.#camera.aspect = width / height;
    this.#camera.updateProjectionMatrix();
    if (!this.#orbit.isTouched) this.#orbit.goTo(this.#shot(), true);
    this.#isSized = true;
    // At once: a canvas is empty after its size has changed.
    this.#frames.stop();
    if (this.#draw(0)) this.#frames.ask();
  }

  /** Shows one block and a storey of it open; without a block the whole site. */
  show(blockId: string | null, openLevel: number | null): void {
    const block = this.#home.blocks.find(({ id }) => id === blockId) ?? null;
    const isOther = block !== this.#chosen;
    if (!isOther && openLevel === this.#openLevel) return;
    this.#openLevel = openLevel;
    if (isOther) this.#choose(block);
    this.#wantedLift = block ? liftFor(block, openLevel) : null;
    this.#renderer.shadowMap.needsUpdate = true;
    this.lookAgain();
  }

  paint(paints: ReadonlyMap<string, UnitPaint>): void {
    this.#paints = paints;
    this.#veils?.paint(paints);
    this.#frames.ask();
  }

  /** Back to where one looked from when this was shown. */
  lookAgain(): void {
    // Before the picture has a shape nothing can be framed: `resize` does it.
    if (this.#isSized) this.#orbit.goTo(this.#shot(), false);
    this.#frames.ask();
  }

  turn(turnRad: number, tiltRad: number): void {
    this.#orbit.turn(turnRad, tiltRad);
  }

  zoom(factor: number): void {
    this.#orbit.zoom(factor);
  }

  /** What lies under a point of the canvas, in px from its top left. */
  pickAt(x: number, y: number): Picked | null {
    const { clientWidth, clientHeight } = this.#canvas;
    const pointer = new Vector2((x / clientWidth) * 2 - 1, 1 - (y / clientHeight) * 2);
    const caster = new Raycaster();
    caster.setFromCamera(pointer, this.#camera);
    const { origin, direction } = caster.ray;
    const ray = { from: toVec3(origin), along: toVec3(direction) };
    const seen = this.#home.blocks.filter(({ id }) => this.#views.get(id)?.group.visible);
    return pick(ray, seen, this.#chosen?.id ?? null, this.#lift);
  }

  dispose(): void {
    this.#frames.stop();
    this.#canvas.removeEventListener('webglcontextlost', this.#lost);
    this.#orbit.dispose();
    this.#veils?.dispose();
    for (const view of this.#views.values()) view.dispose();
    this.#looks.dispose();
    this.#cutFace.dispose();
    this.#atmosphere.dispose();
    this.#renderer.dispose();
  }

  #choose(block: BlockSpace | null): void {
    if (this.#chosen) this.#views.get(this.#chosen.id)?.takeApart(false);
    if (this.#veils) this.#scene.remove(this.#veils.group);
    this.#veils?.dispose();
    this.#chosen = block;
    this.#veils = block ? new UnitVeils(block) : null;
    this.#lift = block ? liftFor(block, null) : null;
    this.#atmosphere.lightFront(block?.frontRad ?? STREET_RAD);
    if (!block || !this.#veils) return;
    this.#views.get(block.id)?.takeApart(true);
    this.#scene.add(this.#veils.group);
    this.#veils.paint(this.#paints);
    this.#applyLift();
  }

  #shot(): Shot {
    const lens: Lens = { fieldRad: FIELD_RAD, aspect: this.#camera.aspect };
    if (this.#chosen && this.#openLevel !== null) return planShot(this.#chosen, this.#openLevel, lens);
    if (this.#chosen) return blockShot(this.#chosen, lens);
    return siteShot(this.#home.plot, Math.max(3, ...this.#home.blocks.map(({ heightM }) => heightM)), lens);
  }

  #applyLift(): void {
    if (!this.#chosen || !this.#lift) return;
    this.#views.get(this.#chosen.id)?.setLift(this.#lift);
    this.#veils?.setLift(this.#lift);
  }

  /** @returns whether something still moves. */
  #draw(seconds: number): boolean {
    const lifts = this.#moveFloors(seconds);
    const turns = this.#orbit.update(seconds);
    this.#camera.updateMatrixWorld();
    this.#atmosphere.follow(this.#camera.position);
    this.#clearSight();
    this.#renderer.render(this.#scene, this.#camera);
    this.#events.drawn({
      eye: toVec3(this.#camera.position),
      lift: this.#lift,
      project: (point) => this.#project(point),
    });
    return lifts || turns;
  }

  #moveFloors(seconds: number): boolean {
    if (!this.#lift || !this.#wantedLift || this.#lift === this.#wantedLift) return false;
    this.#lift = this.#isCalm ? this.#wantedLift : eased(this.#lift, this.#wantedLift, seconds);
    this.#applyLift();
    const isThere = this.#lift === this.#wantedLift;
    // Floors that rise leave their shadow at once; when all are down again it comes back.
    if (isThere) this.#renderer.shadowMap.needsUpdate = true;
    return !isThere;
  }

  /** Takes away the blocks that stand between the eye and what it looks at. */
  #clearSight(): void {
    const eye = toVec3(this.#camera.position);
    const target = this.#chosen ? blockBox(this.#chosen) : null;
    for (const block of this.#home.blocks) {
      const view = this.#views.get(block.id);
      if (view)
        view.group.visible = !target || block === this.#chosen || !isInWay(eye, blockBox(block), target);
    }
  }

  #project(point: Vec3): { x: number; y: number } | null {
    const { x, y, z } = new Vector3(...point).project(this.#camera);
    if (z > 1) return null;
    const { clientWidth, clientHeight } = this.#canvas;
    return { x: ((x + 1) / 2) * clientWidth, y: ((1 - y) / 2) * clientHeight };
  }

  readonly #lost = (event: Event): void => {
    event.preventDefault();
    this.#frames.stop();
    this.#events.lost();
  };
}

const toVec3 = ({ x, y, z }: Vector3): Vec3 => [x, y, z];
