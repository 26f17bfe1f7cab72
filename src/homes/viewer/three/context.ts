import { WebGLRenderer } from 'three';

/** @throws if the browser provides no WebGL 2 context */
export const openContext = (canvas: HTMLCanvasElement): WebGLRenderer =>
  new WebGLRenderer({ canvas, antialias: true, powerPreference: 'low-power' });

/** Browsers limit the number of contexts, so one that is not needed any more is given back immediately. */
export function releaseContext(context: WebGLRenderer): void {
  context.dispose();
  context.forceContextLoss();
}
