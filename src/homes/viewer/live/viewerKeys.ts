import type { HomeRenderer } from '../three/HomeRenderer.ts';

export const ZOOM_STEP = 1.25;
const TURN_RAD = Math.PI / 12;
const TILT_RAD = Math.PI / 18;

export const KEYBOARD_HELP =
  'Arrow keys turn and tilt it, plus and minus zoom, Home goes back to the first view, Page Up and Page Down lift the floors.';

const MOVES: Readonly<Record<string, (renderer: HomeRenderer) => void>> = {
  ArrowLeft: (renderer) => renderer.turn(-TURN_RAD, 0),
  ArrowRight: (renderer) => renderer.turn(TURN_RAD, 0),
  ArrowUp: (renderer) => renderer.turn(0, -TILT_RAD),
  ArrowDown: (renderer) => renderer.turn(0, TILT_RAD),
  '+': (renderer) => renderer.zoom(ZOOM_STEP),
  '=': (renderer) => renderer.zoom(ZOOM_STEP),
  '-': (renderer) => renderer.zoom(1 / ZOOM_STEP),
  Home: (renderer) => renderer.resetView(),
};

/** @returns whether the viewer handles the key */
export function pressKey(renderer: HomeRenderer, key: string): boolean {
  const move = MOVES[key];
  move?.(renderer);
  return move !== undefined;
}

/** The open storey after Page Down (-1) or Page Up (+1). Null is the whole block, which follows the top storey. */
export function nextLevel(openLevel: number | null, step: 1 | -1, levelCount: number): number | null {
  const next = (openLevel ?? levelCount) + step;
  return next >= levelCount ? null : Math.max(0, next);
}
