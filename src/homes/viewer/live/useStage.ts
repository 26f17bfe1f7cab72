import { type RefObject, useEffect, useState } from 'react';
import { HomeStage, type StagedHome, type View } from '../three/HomeStage.ts';
import * as styles from './stage.css.ts';

/** No WebGL context was given, or the browser took it back. */
export type ContextFailure = 'unsupported' | 'contextLost';

interface StageHandlers {
  readonly onDrawn: (view: View) => void;
  readonly onFailed: (how: ContextFailure) => void;
}

/** A stage that fills `host` and pauses while it is out of the viewport. The handlers have to keep their identity. */
export function useStage(
  host: RefObject<HTMLElement | null>,
  home: StagedHome | null,
  { onDrawn, onFailed }: StageHandlers,
): HomeStage | null {
  const [stage, setStage] = useState<HomeStage | null>(null);
  useEffect(() => {
    const element = host.current;
    if (!element || !home) return;
    const canvas = document.createElement('canvas');
    canvas.className = styles.canvas;
    element.append(canvas);
    const made = tryStage(canvas, home, { onDrawn, onContextLost: () => onFailed('contextLost') });
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
    setStage(made);
    return () => {
      size.disconnect();
      visibility.disconnect();
      made.dispose();
      canvas.remove();
      setStage(null);
    };
  }, [host, home, onDrawn, onFailed]);
  return stage;
}

function tryStage(...[canvas, home, events]: ConstructorParameters<typeof HomeStage>): HomeStage | null {
  try {
    return new HomeStage(canvas, home, events);
  } catch {
    return null;
  }
}
