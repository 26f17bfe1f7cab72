import CameraControls from 'camera-controls';
import {
  Box3,
  Matrix4,
  type PerspectiveCamera,
  Quaternion,
  Raycaster,
  Sphere,
  Spherical,
  Vector2,
  Vector3,
  Vector4,
} from 'three';
import type { Shot } from '../space/shots.ts';

CameraControls.install({
  THREE: { Box3, Matrix4, Quaternion, Raycaster, Sphere, Spherical, Vector2, Vector3, Vector4 },
});

const { NONE, ROTATE, TOUCH_ROTATE, TOUCH_DOLLY_ROTATE } = CameraControls.ACTION;
/** Angles from the zenith: never vertical, never below the ground. */
const STEEPEST_RAD = 0.12;
const FLATTEST_RAD = 1.52;
const NEAREST = 0.35;
const FURTHEST = 1.9;

/**
 * Rotating around the homes. One finger rotates when it moves sideways and scrolls the page when it moves up or
 * down; two fingers rotate, tilt and zoom; the wheel scrolls the page unless Ctrl or ⌘ is held.
 */
export class Orbit {
  readonly #controls: CameraControls;
  readonly #canvas: HTMLCanvasElement;
  readonly #moved: () => void;
  readonly #listening = new AbortController();
  #isMotionReduced = false;
  #isTouched = false;

  constructor(camera: PerspectiveCamera, canvas: HTMLCanvasElement, moved: () => void) {
    camera.up.set(0, 0, 1);
    this.#canvas = canvas;
    this.#moved = moved;
    this.#controls = new CameraControls(camera, canvas);
    const { mouseButtons, touches } = this.#controls;
    mouseButtons.left = ROTATE;
    mouseButtons.middle = mouseButtons.right = mouseButtons.wheel = NONE;
    touches.one = TOUCH_ROTATE;
    touches.two = TOUCH_DOLLY_ROTATE;
    touches.three = NONE;
    this.#controls.minPolarAngle = STEEPEST_RAD;
    this.#controls.maxPolarAngle = FLATTEST_RAD;
    this.#controls.azimuthRotateSpeed = this.#controls.polarRotateSpeed = 0.6;
    canvas.style.touchAction = 'pan-y';
    this.#controls.addEventListener('control', () => {
      this.#isTouched = true;
      moved();
    });
    const { signal } = this.#listening;
    // Otherwise the browser would treat two fingers as a scroll.
    const keepPinch = (event: TouchEvent) => {
      if (event.touches.length > 1 && event.cancelable) event.preventDefault();
    };
    canvas.addEventListener('touchstart', keepPinch, { passive: false, signal });
    canvas.addEventListener('touchmove', keepPinch, { passive: false, signal });
    canvas.addEventListener('wheel', this.#wheel, { passive: false, signal });
  }

  /** Whether the buyer has moved the camera since the last `goTo`. */
  get isTouched(): boolean {
    return this.#isTouched;
  }

  /** Distance from the camera to its target. */
  get distanceM(): number {
    return this.#controls.distance;
  }

  /** Moves immediately instead of gliding. */
  setMotionReduced(isReduced: boolean): void {
    this.#isMotionReduced = isReduced;
    this.#controls.smoothTime = isReduced ? 0 : 0.22;
    this.#controls.draggingSmoothTime = isReduced ? 0 : 0.06;
  }

  /** Moves the camera to a shot, and limits further movement to its surroundings. */
  goTo({ from, at }: Shot, isAtOnce: boolean): void {
    this.#isTouched = false;
    const distanceM = Math.hypot(from[0] - at[0], from[1] - at[1], from[2] - at[2]);
    this.#controls.minDistance = 0;
    this.#controls.maxDistance = Number.POSITIVE_INFINITY;
    this.#controls.normalizeRotations();
    void this.#controls.setLookAt(...from, ...at, !isAtOnce && !this.#isMotionReduced);
    this.#controls.minDistance = distanceM * NEAREST;
    this.#controls.maxDistance = distanceM * FURTHEST;
  }

  turn(turnRad: number, tiltRad: number): void {
    this.#isTouched = true;
    void this.#controls.rotate(turnRad, tiltRad, !this.#isMotionReduced);
    this.#moved();
  }

  /** A factor above 1 zooms in. */
  zoom(factor: number): void {
    this.#isTouched = true;
    // From the end of a zoom that still glides, so that quick presses add up.
    const { radius } = this.#controls.getSpherical(new Spherical(), true);
    void this.#controls.dollyTo(radius / factor, !this.#isMotionReduced);
    this.#moved();
  }

  /** @returns whether the camera has moved */
  update(seconds: number): boolean {
    return this.#controls.update(seconds);
  }

  dispose(): void {
    this.#listening.abort();
    this.#controls.dispose();
    this.#canvas.style.touchAction = '';
  }

  readonly #wheel = (event: WheelEvent): void => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    this.zoom(Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.003)));
  };
}
