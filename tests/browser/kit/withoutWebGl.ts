import type { BrowserContext } from '@playwright/test';

/** Disables 3D in a browser. Software rendering makes the picker slow, and the drawn front has the same units. */
export const withoutWebGl = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const real = HTMLCanvasElement.prototype.getContext;
    Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
      value(this: HTMLCanvasElement, kind: string) {
        return kind.startsWith('webgl') ? null : real.call(this, kind);
      },
    });
  });
