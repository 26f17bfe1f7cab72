import { type RefObject, useEffect, useState } from 'react';
import { HomeRenderer, type RenderableHome, type View } from '../three/HomeRenderer.ts';
import * as styles from './viewer.css.ts';

/** The browser gave no WebGL context, or revoked it. */
export type ContextFailure = 'unsupported' | 'contextLost';

interface RendererHandlers {
  readonly onDrawn: (view: View) => void;
  readonly onFailed: (how: ContextFailure) => void;
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
    if (!made) {
      canvas.remove();
      onFailed('unsupported');
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
  ...[canvas, home, events]: ConstructorParameters<typeof HomeRenderer>
): HomeRenderer | null {
  try {
    return new HomeRenderer(canvas, home, events);
  } catch {
    return null;
  }
}
