import { Color, DoubleSide, MeshBasicMaterial, MeshLambertMaterial, MixOperation, type Texture } from 'three';
import type { Hour } from './hours.ts';

/** One material per shading; colours are vertex colours. */
export function createMaterials(sky: Texture) {
  const solid = new MeshLambertMaterial({ vertexColors: true });
  const leaf = new MeshLambertMaterial({ vertexColors: true, side: DoubleSide });
  const pane = {
    vertexColors: true,
    transparent: true,
    depthWrite: false,
    envMap: sky,
    combine: MixOperation,
  };
  const window = new MeshLambertMaterial({ ...pane, reflectivity: 0.45, opacity: 2.6 });
  const glass = new MeshLambertMaterial({ ...pane, reflectivity: 0.3, opacity: 1.8 });
  const lamp = new MeshBasicMaterial({ vertexColors: true });
  return {
    solid,
    leaf,
    window,
    glass,
    lamp,
    setHour({ pane: tint, glow, lampStrength }: Hour): void {
      window.color.set(tint);
      window.emissive.set(glow.color);
      window.emissiveIntensity = glow.strength;
      lamp.color = new Color(1, 1, 1).multiplyScalar(lampStrength);
    },
    dispose(): void {
      for (const material of [solid, leaf, window, glass, lamp]) material.dispose();
    },
  };
}
