import type { HomeStage } from '../three/HomeStage.ts';

export const ZOOM_STEP = 1.25;
const TURN_RAD = Math.PI / 12;
const TILT_RAD = Math.PI / 18;

export const KEYBOARD_HELP =
  'Arrow keys turn and tilt it, plus and minus zoom, Home goes back to the first view, Page Up and Page Down lift the floors.';

const MOVES: Readonly<Record<string, (stage: HomeStage) => void>> = {
  ArrowLeft: (stage) => stage.turn(-TURN_RAD, 0),
  ArrowRight: (stage) => stage.turn(TURN_RAD, 0),
  ArrowUp: (stage) => stage.turn(0, -TILT_RAD),
  ArrowDown: (stage) => stage.turn(0, TILT_RAD),
  '+': (stage) => stage.zoom(ZOOM_STEP),
  '=': (stage) => stage.zoom(ZOOM_STEP),
  '-': (stage) => stage.zoom(1 / ZOOM_STEP),
  Home: (stage) => stage.lookAgain(),
};

/** @returns whether the stage handles the key. */
export function pressKey(stage: HomeStage, key: string): boolean {
  const move = MOVES[key];
  move?.(stage);
  return move !== undefined;
}

/** The open storey after Page Down (-1) or Page Up (+1); null is the whole block, which comes above the top storey. */
export function nextLevel(openLevel: number | null, step: 1 | -1, levelCount: number): number | null {
  const next = (openLevel ?? levelCount) + step;
  return next >= levelCount ? null : Math.max(0, next);
}
