// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RenderableHome } from '../three/HomeRenderer.ts';
import { useHomeRenderer } from './useHomeRenderer.ts';

const context = vi.hoisted(() => ({ isAvailable: true, isReleased: false }));

/** happy-dom has no WebGL. */
vi.mock('three', async (importActual) => ({
  ...(await importActual<typeof import('three')>()),
  WebGLRenderer: class {
    readonly shadowMap = {};
    constructor() {
      if (!context.isAvailable) throw new Error('Error creating WebGL context.');
    }
    dispose(): void {}
    forceContextLoss(): void {
      context.isReleased = true;
    }
  },
}));
vi.mock('../three/Homes.ts', () => ({
  Homes: class {
    constructor() {
      throw new RangeError('Array buffer allocation failed');
    }
  },
}));

const reported = vi.fn<(error: unknown) => void>();
beforeEach(() => {
  vi.stubGlobal('reportError', reported);
  reported.mockClear();
  context.isAvailable = true;
  context.isReleased = false;
});
afterEach(() => vi.unstubAllGlobals());

const home: RenderableHome = {
  packed: { blockGroups: [], ground: [], scatters: [] },
  blocks: [],
  plot: { x0: 0, y0: 0, x1: 1, y1: 1 },
};

function renderFailing() {
  const host = { current: document.createElement('div') };
  const onFailed = vi.fn();
  const handlers = { onDrawn: () => {}, onFailed };
  const { result } = renderHook(() => useHomeRenderer(host, home, handlers));
  expect(result.current).toBeNull();
  expect(host.current.childElementCount).toBe(0);
  return onFailed;
}

it('releases the context and reports the error if the homes cannot be built', () => {
  expect(renderFailing()).toHaveBeenCalledExactlyOnceWith('buildFailed');
  expect(reported).toHaveBeenCalledExactlyOnceWith(new RangeError('Array buffer allocation failed'));
  expect(context.isReleased).toBe(true);
});

it('reports that the browser gave no context', () => {
  context.isAvailable = false;
  expect(renderFailing()).toHaveBeenCalledExactlyOnceWith('unsupported');
  expect(reported).toHaveBeenCalledExactlyOnceWith(new Error('Error creating WebGL context.'));
});
