import { type RefObject, useEffect, useState } from 'react';
import type { WebGLRenderer } from 'three';
import { openContext, releaseContext } from '../three/context.ts';
import { HomeRenderer, type RenderableHome, type RendererEvents, type View } from '../three/HomeRenderer.ts';
import * as styles from './viewer.css.ts';

/** The homes could not be built; the browser gave no WebGL context; it revoked the context. */
export type ViewerFailure = 'buildFailed' | 'unsupported' | 'contextLost';

interface RendererHandlers {
  readonly onDrawn: (view: View) => void;
  readonly onFailed: (how: ViewerFailure) => void;
}

/** A renderer that fills `host` and pauses outside the viewport. The handlers must be stable. */
export function useHomeRenderer(
  host: RefObject<HTMLElement | null>,
  home: RenderableHome | null,
  { onDrawn, onFailed }: RendererHandlers,
): HomeRenderer | null {
  const [renderer, setRenderer] = useState<HomeRenderer | null>(null);
  useEffect(() => {
    const element = host.current;
    if (!element || !home) return;
    const canvas = document.createElement('canvas');
    canvas.className = styles.canvas;
    element.append(canvas);
    const made = tryRenderer(canvas, home, { onDrawn, onContextLost: () => onFailed('contextLost') });
    if (!(made instanceof HomeRenderer)) {
      canvas.remove();
      onFailed(made);
      return;
    }
    const size = new ResizeObserver(() => made.resize(element.clientWidth, element.clientHeight));
    const visibility = new IntersectionObserver((entries) =>
      made.setVisible(entries.at(-1)?.isIntersecting ?? true),
    );
    size.observe(element);
    visibility.observe(element);
    setRenderer(made);
    return () => {
      size.disconnect();
      visibility.disconnect();
      made.dispose();
      canvas.remove();
      setRenderer(null);
    };
  }, [host, home, onDrawn, onFailed]);
  return renderer;
}

function tryRenderer(
  canvas: HTMLCanvasElement,
  home: RenderableHome,
  events: RendererEvents,
): HomeRenderer | ViewerFailure {
  let context: WebGLRenderer;
  try {
    context = openContext(canvas);
  } catch (error) {
    reportError(error);
    return 'unsupported';
  }
  try {
    return new HomeRenderer(context, home, events);
  } catch (error) {
    reportError(error);
    releaseContext(context);
    return 'buildFailed';
  }
}
