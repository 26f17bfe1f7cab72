import {
  Frustum,
  Matrix4,
  NeutralToneMapping,
  PCFShadowMap,
  PerspectiveCamera,
  Raycaster,
  Scene,
  Vector2,
  Vector3,
  type WebGLRenderer,
} from 'three';
import type { Rect } from '../../model/geometry.ts';
import type { Vec3 } from '../../scene/vector.ts';
import type { PackedHome } from '../scene/packed.ts';
import type { BlockSpace } from '../space/blockSpace.ts';
import { eased, type Lift, liftFor } from '../space/lift.ts';
import { isOccluding } from '../space/occlusion.ts';
import { blockBox, type Picked, pick } from '../space/pick.ts';
import { blockShot, type Lens, planShot, type Shot, siteShot } from '../space/shots.ts';
import { Atmosphere } from './atmosphere.ts';
import { ContactShadows } from './ContactShadows.ts';
import { releaseContext } from './context.ts';
import { FrameLoop } from './FrameLoop.ts';
import { Homes } from './Homes.ts';
import { HOURS, type Scheme } from './hours.ts';
import { createMaterials } from './materials.ts';
import { Orbit } from './orbit.ts';
import type { Visibility } from './ScatterView.ts';
import type { UnitPaint } from './UnitHighlights.ts';

const FIELD_RAD = (32 * Math.PI) / 180;
/** The street is on the south side. */
const STREET_RAD = -Math.PI / 2;
/** Share of the distance to the chosen block that is kept free of trees. */
const CLEAR_SHARE = 0.72;
const NOTHING_HIDDEN: ReadonlySet<string> = new Set();
/** A higher ratio increases the pixels for no visible gain. */
const MAX_PIXEL_RATIO = 2;

export interface RenderableHome {
  readonly packed: PackedHome;
  readonly blocks: readonly BlockSpace[];
  readonly plot: Rect;
}

/** The camera of the frame just drawn, for positioning labels. */
export interface View {
  readonly eye: Vec3;
  readonly lift: Lift | null;
  /** From site coordinates to px from the picture's top left; null behind the camera. */
  readonly project: (point: Vec3) => { readonly x: number; readonly y: number } | null;
}

export interface RendererEvents {
  readonly onDrawn: (view: View) => void;
  /** The WebGL context is lost; nothing can be drawn any more. */
  readonly onContextLost: () => void;
}

/** A listing's homes in three.js: scene, camera, and picking. */
export class HomeRenderer {
  readonly #home: RenderableHome;
  readonly #canvas: HTMLCanvasElement;
  readonly #events: RendererEvents;
  readonly #renderer: WebGLRenderer;
  readonly #scene = new Scene();
  readonly #camera = new PerspectiveCamera((FIELD_RAD * 180) / Math.PI, 1, 0.5, 2000);
  readonly #atmosphere = new Atmosphere(this.#scene);
  readonly #materials = createMaterials(this.#atmosphere.mirror);
  readonly #orbit: Orbit;
  readonly #frames = new FrameLoop((seconds) => this.#draw(seconds));
  readonly #homes: Homes;
  readonly #contacts: ContactShadows;
  #chosen: BlockSpace | null = null;
  #openLevel: number | null = null;
  #lift: Lift | null = null;
  #wantedLift: Lift | null = null;
  #isMotionReduced = false;
  #isSized = false;

  /** Releases the context when it is disposed of; if the constructor throws, `tryRenderer` does. */
  constructor(context: WebGLRenderer, home: RenderableHome, events: RendererEvents) {
    this.#home = home;
    this.#canvas = context.domElement;
    this.#events = events;
    this.#renderer = context;
    this.#renderer.toneMapping = NeutralToneMapping;
    this.#renderer.localClippingEnabled = true;
    this.#renderer.shadowMap.enabled = true;
    this.#renderer.shadowMap.type = PCFShadowMap;
    this.#renderer.shadowMap.autoUpdate = false;
    this.#homes = new Homes(home.packed, this.#materials);
    this.#contacts = new ContactShadows(home.blocks.map(({ footprint }) => footprint));
    this.#scene.add(this.#homes.group, this.#contacts.mesh);
    const { x0, y0, x1, y1 } = home.plot;
    const radiusM = Math.hypot(x1 - x0, y1 - y0) / 2 + 8;
    this.#atmosphere.reach(new Vector3((x0 + x1) / 2, (y0 + y1) / 2, 0), radiusM);
    this.#atmosphere.lightFront(STREET_RAD);
    this.#orbit = new Orbit(this.#camera, this.#canvas, () => this.#frames.requestFrame());
    // Last: a context that is released because of an error is not lost.
    this.#canvas.addEventListener('webglcontextlost', this.#lost);
  }

  setScheme(scheme: Scheme): void {
    const hour = HOURS[scheme];
    this.#atmosphere.setHour(hour);
    this.#materials.setHour(hour);
    this.#homes.repaint(hour.cut);
    this.#frames.requestFrame();
  }

  setMotionReduced(isReduced: boolean): void {
    this.#isMotionReduced = isReduced;
    this.#orbit.setMotionReduced(isReduced);
  }

  setVisible(isVisible: boolean): void {
    this.#frames.setVisible(isVisible);
  }

  /** Size in CSS px. */
  resize(width: number, height: number): void {
    if (width === 0 || height === 0) return;
    this.#renderer.setPixelRatio(Math.min(devicePixelRatio, MAX_PIXEL_RATIO));
    this.#renderer.setSize(width, height, false);
    this.#camera.aspect = width / height;
    this.#camera.updateProjectionMatrix();
    if (!this.#orbit.isTouched) this.#orbit.goTo(this.#shot(), true);
    this.#isSized = true;
    // Draws immediately, because resizing clears the canvas.
    this.#frames.stop();
    if (this.#draw(0)) this.#frames.requestFrame();
  }

  /** Shows one block with an open storey, or the whole site if `blockId` is null. */
  show(blockId: string | null, openLevel: number | null): void {
    const block = this.#home.blocks.find(({ id }) => id === blockId) ?? null;
    const isOther = block !== this.#chosen;
    if (!isOther && openLevel === this.#openLevel) return;
    this.#openLevel = openLevel;
    if (isOther) this.#choose(block);
    this.#wantedLift = block ? liftFor(block, openLevel) : null;
    this.#renderer.shadowMap.needsUpdate = true;
    this.resetView();
  }

  paint(paints: ReadonlyMap<string, UnitPaint>): void {
    this.#homes.paint(paints);
    this.#frames.requestFrame();
  }

  /** Back to the initial view. */
  resetView(): void {
    // Before the picture has a size nothing can be framed; `resize` does it then.
    if (this.#isSized) this.#orbit.goTo(this.#shot(), false);
    this.#frames.requestFrame();
  }

  turn(turnRad: number, tiltRad: number): void {
    this.#orbit.turn(turnRad, tiltRad);
  }

  zoom(factor: number): void {
    this.#orbit.zoom(factor);
  }

  /** The unit or block at a point of the canvas, in px from its top left. */
  pickAt(x: number, y: number): Picked | null {
    const { clientWidth, clientHeight } = this.#canvas;
    const pointer = new Vector2((x / clientWidth) * 2 - 1, 1 - (y / clientHeight) * 2);
    const caster = new Raycaster();
    caster.setFromCamera(pointer, this.#camera);
    const { origin, direction } = caster.ray;
    const ray = { from: toVec3(origin), along: toVec3(direction) };
    const hidden = this.#hiddenIds();
    const seen = this.#home.blocks.filter(({ id }) => !hidden.has(id));
    return pick(ray, seen, this.#chosen?.id ?? null, this.#lift);
  }

  dispose(): void {
    this.#frames.stop();
    this.#canvas.removeEventListener('webglcontextlost', this.#lost);
    this.#orbit.dispose();
    this.#homes.dispose();
    this.#contacts.dispose();
    this.#materials.dispose();
    this.#atmosphere.dispose();
    releaseContext(this.#renderer);
  }

  #choose(block: BlockSpace | null): void {
    this.#chosen = block;
    this.#homes.choose(block);
    this.#lift = block ? liftFor(block, null) : null;
    if (this.#lift) this.#homes.setLift(this.#lift);
    this.#atmosphere.lightFront(block?.frontRad ?? STREET_RAD);
  }

  #shot(): Shot {
    const lens: Lens = { fieldRad: FIELD_RAD, aspect: this.#camera.aspect };
    if (this.#chosen && this.#openLevel !== null) return planShot(this.#chosen, this.#openLevel, lens);
    if (this.#chosen) return blockShot(this.#chosen, lens);
    return siteShot(this.#home.plot, Math.max(3, ...this.#home.blocks.map(({ heightM }) => heightM)), lens);
  }

  /** @returns whether something still moves */
  #draw(seconds: number): boolean {
    const lifts = this.#moveFloors(seconds);
    const turns = this.#orbit.update(seconds);
    this.#camera.updateMatrixWorld();
    this.#atmosphere.follow(this.#camera.position);
    if (this.#renderer.shadowMap.needsUpdate) {
      // Objects outside the view cast shadows too.
      this.#homes.cull(null, NOTHING_HIDDEN);
      this.#renderer.render(this.#scene, this.#camera);
    }
    this.#homes.cull(this.#visibility(), this.#hiddenIds());
    this.#renderer.render(this.#scene, this.#camera);
    this.#events.onDrawn({
      eye: toVec3(this.#camera.position),
      lift: this.#lift,
      project: (point) => this.#project(point),
    });
    return lifts || turns;
  }

  #visibility(): Omit<Visibility, 'smallestPx'> {
    const { projectionMatrix, matrixWorldInverse, position } = this.#camera;
    const seen = new Matrix4().multiplyMatrices(projectionMatrix, matrixWorldInverse);
    return {
      eye: position,
      clearM: this.#chosen ? this.#orbit.distanceM * CLEAR_SHARE : 0,
      frustum: new Frustum().setFromProjectionMatrix(seen),
      pxPerRad: this.#canvas.clientHeight / (2 * Math.tan(FIELD_RAD / 2)),
    };
  }

  #moveFloors(seconds: number): boolean {
    if (!this.#lift || !this.#wantedLift || this.#lift === this.#wantedLift) return false;
    this.#lift = this.#isMotionReduced ? this.#wantedLift : eased(this.#lift, this.#wantedLift, seconds);
    this.#homes.setLift(this.#lift);
    const isThere = this.#lift === this.#wantedLift;
    // Rising floors lose their shadow immediately; it returns when all floors are down.
    if (isThere) this.#renderer.shadowMap.needsUpdate = true;
    return !isThere;
  }

  /** The blocks between the camera and the chosen block. */
  #hiddenIds(): ReadonlySet<string> {
    const chosen = this.#chosen;
    if (!chosen) return NOTHING_HIDDEN;
    const eye = toVec3(this.#camera.position);
    const others = this.#home.blocks.filter((block) => block !== chosen);
    return new Set(
      others.filter((block) => isOccluding(eye, blockBox(block), blockBox(chosen))).map(({ id }) => id),
    );
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
    this.#events.onContextLost();
  };
}

const toVec3 = ({ x, y, z }: Vector3): Vec3 => [x, y, z];
