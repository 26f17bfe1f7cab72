import type { BrowserContext } from '@playwright/test';

/**
 * A browser without 3D. Drawn by the processor alone, the picker takes its time; the drawn front has the same units.
 */
export const withoutWebGl = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const real = HTMLCanvasElement.prototype.getContext;
    Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
      value(this: HTMLCanvasElement, kind: string) {
        return kind.startsWith('webgl') ? null : real.call(this, kind);
      },
    });
  });
