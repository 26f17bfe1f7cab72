// @vitest-environment happy-dom
import { PerspectiveCamera } from 'three';
import { expect, it } from 'vitest';
import { Orbit } from './orbit.ts';

const DISTANCE_M = 20;

it('zooms by every press, although the camera still glides from the one before', () => {
  const orbit = new Orbit(new PerspectiveCamera(), document.createElement('canvas'), () => {});
  orbit.setMotionReduced(false);
  orbit.goTo({ from: [0, -DISTANCE_M, 10], at: [0, 0, 10] }, true);
  orbit.update(0);
  for (let press = 0; press < 3; press += 1) orbit.zoom(1.2);
  for (let frame = 0; frame < 300; frame += 1) orbit.update(1 / 30);
  expect(orbit.distanceM).toBeCloseTo(DISTANCE_M / 1.2 ** 3);
  orbit.dispose();
});
