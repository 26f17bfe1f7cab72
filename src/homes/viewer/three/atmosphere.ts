import {
  BackSide,
  BufferAttribute,
  Color,
  DataTexture,
  DirectionalLight,
  EquirectangularReflectionMapping,
  Fog,
  HemisphereLight,
  LinearFilter,
  Mesh,
  MeshBasicMaterial,
  RingGeometry,
  type Scene,
  SphereGeometry,
  SRGBColorSpace,
  Vector3,
} from 'three';
import type { Hour } from './hours.ts';

const SHADOW_PIXELS = 2048;
/** How far the edge of a shadow blurs, in pixels of its map. */
const SHADOW_SOFTNESS = 2.5;
const SKY_RADIUS_M = 800;
/** The sun is to the left of the front's normal, so that the front is lit and the visible side is in shade. */
const SUN_FROM_FRONT_RAD = -0.8;
const SUN_UP_RAD = 0.72;
const MIRROR_BANDS = 64;
/** Share of the way to the zenith over which the sky loses the horizon's colour. */
const HAZE = 0.06;
/** Below all buildings. */
const LAND_Z_M = -0.4;
/** Extent of the land as a multiple of the site's radius; it fades to haze between HAZE_FROM and HAZE_TO. */
const LAND_RADII = 8;
const LAND_RINGS = 24;
const HAZE_FROM = 0.9;
const HAZE_TO = 3;

/** Sky, haze, and light with one shadow map that is redrawn only when something has moved. */
export class Atmosphere {
  /** The sky as reflected by panes. */
  readonly mirror: DataTexture;
  readonly #dome: Mesh<SphereGeometry, MeshBasicMaterial>;
  readonly #ambient = new HemisphereLight();
  readonly #sun = new DirectionalLight();
  readonly #fog = new Fog(0xffffff);
  readonly #land = new Mesh(
    new RingGeometry(0, LAND_RADII, 48, LAND_RINGS),
    new MeshBasicMaterial({ vertexColors: true, fog: false, toneMapped: false }),
  );
  #radiusM = 1;

  constructor(scene: Scene) {
    const geometry = new SphereGeometry(SKY_RADIUS_M, 24, 24).rotateX(Math.PI / 2);
    geometry.setAttribute(
      'color',
      new BufferAttribute(new Float32Array(geometry.getAttribute('position').count * 3), 3),
    );
    const corners = this.#land.geometry.getAttribute('position').count;
    this.#land.geometry.setAttribute('color', new BufferAttribute(new Float32Array(corners * 3), 3));
    const material = new MeshBasicMaterial({
      vertexColors: true,
      side: BackSide,
      depthWrite: false,
      fog: false,
      toneMapped: false,
    });
    this.#dome = new Mesh(geometry, material);
    this.#dome.renderOrder = -1;
    this.#dome.frustumCulled = false;
    this.#ambient.position.set(0, 0, 1);
    this.mirror = new DataTexture(new Uint8Array(MIRROR_BANDS * 4 * 4), 4, MIRROR_BANDS);
    this.mirror.mapping = EquirectangularReflectionMapping;
    this.mirror.colorSpace = SRGBColorSpace;
    this.mirror.magFilter = LinearFilter;
    this.mirror.minFilter = LinearFilter;
    this.#sun.castShadow = true;
    this.#sun.shadow.mapSize.set(SHADOW_PIXELS, SHADOW_PIXELS);
    this.#sun.shadow.bias = -0.0006;
    this.#sun.shadow.normalBias = 0.06;
    this.#sun.shadow.radius = SHADOW_SOFTNESS;
    scene.add(this.#dome, this.#land, this.#ambient, this.#sun, this.#sun.target);
    scene.fog = this.#fog;
  }

  /** Covers everything within `radiusM` of `centre` with light and shadow; what is far beyond fades into the haze. */
  reach(centre: Vector3, radiusM: number): void {
    this.#radiusM = radiusM;
    this.#sun.target.position.copy(centre);
    this.#land.position.set(centre.x, centre.y, LAND_Z_M);
    this.#land.scale.setScalar(radiusM);
    const { camera } = this.#sun.shadow;
    camera.left = -radiusM;
    camera.right = radiusM;
    camera.bottom = -radiusM;
    camera.top = radiusM;
    camera.near = radiusM * 0.5;
    camera.far = radiusM * 3.5;
    camera.updateProjectionMatrix();
    this.#fog.near = radiusM * 2.5;
    this.#fog.far = radiusM * 7;
  }

  /** Turns the sun to where it lights a front. Near the equator both sides of a house get sun during the year. */
  lightFront(frontRad: number): void {
    const turnRad = frontRad + SUN_FROM_FRONT_RAD;
    const direction = new Vector3(
      Math.cos(turnRad) * Math.cos(SUN_UP_RAD),
      Math.sin(turnRad) * Math.cos(SUN_UP_RAD),
      Math.sin(SUN_UP_RAD),
    );
    this.#sun.position.copy(this.#sun.target.position).addScaledVector(direction, this.#radiusM * 2);
  }

  setHour(hour: Hour): void {
    const zenith = new Color(hour.zenith);
    const sky = new Color(hour.sky);
    const horizon = new Color(hour.horizon);
    const at = (up: number) =>
      up < HAZE
        ? horizon.clone().lerp(sky, Math.max(0, up) / HAZE)
        : sky.clone().lerp(zenith, Math.sqrt((up - HAZE) / (1 - HAZE)));
    const position = this.#dome.geometry.getAttribute('position');
    const color = this.#dome.geometry.getAttribute('color');
    for (let corner = 0; corner < position.count; corner += 1) {
      const { r, g, b } = at(position.getZ(corner) / SKY_RADIUS_M);
      color.setXYZ(corner, r, g, b);
    }
    color.needsUpdate = true;
    this.#paintMirror((up) => at(up).convertLinearToSRGB());
    this.#ambient.color.set(hour.above.color);
    this.#ambient.intensity = hour.above.strength;
    this.#ambient.groundColor.set(hour.below);
    this.#sun.color.set(hour.sun.color);
    this.#sun.intensity = hour.sun.strength;
    this.#fog.color.copy(horizon);
    this.#paintLand(new Color(hour.land), horizon);
  }

  /** Keeps the sky centred on the camera, so that the camera never gets closer to it. */
  follow(eye: Vector3): void {
    this.#dome.position.copy(eye);
  }

  dispose(): void {
    this.#dome.geometry.dispose();
    this.#dome.material.dispose();
    this.#land.geometry.dispose();
    this.#land.material.dispose();
    this.#sun.dispose();
    this.mirror.dispose();
  }

  #paintLand(near: Color, far: Color): void {
    const position = this.#land.geometry.getAttribute('position');
    const color = this.#land.geometry.getAttribute('color');
    for (let corner = 0; corner < position.count; corner += 1) {
      const radii = Math.hypot(position.getX(corner), position.getY(corner));
      const share = Math.min(1, Math.max(0, (radii - HAZE_FROM) / (HAZE_TO - HAZE_FROM)));
      const { r, g, b } = near.clone().lerp(far, Math.sqrt(share));
      color.setXYZ(corner, r, g, b);
    }
    color.needsUpdate = true;
  }

  #paintMirror(at: (up: number) => Color): void {
    const { data } = this.mirror.image;
    if (!data) return;
    for (let band = 0; band < MIRROR_BANDS; band += 1) {
      const { r, g, b } = at(Math.max(0, Math.sin(((band + 0.5) / MIRROR_BANDS - 0.5) * Math.PI)));
      for (let column = 0; column < 4; column += 1) {
        data.set([r * 255, g * 255, b * 255, 255], (band * 4 + column) * 4);
      }
    }
    this.mirror.needsUpdate = true;
  }
}
