import { type RefObject, useEffect, useState } from 'react';
import { HomeStage, type StagedHome, type View } from '../three/HomeStage.ts';
import * as styles from './stage.css.ts';

interface StageHandlers {
  readonly drawn: (view: View) => void;
  readonly broken: (how: 'unable' | 'lost') => void;
}

/** A stage in `host`, as large as it, and at rest while nobody sees it. The handlers have to stay the same. */
export function useStage(
  host: RefObject<HTMLElement | null>,
  home: StagedHome | null,
  { drawn, broken }: StageHandlers,
): HomeStage | null {
  const [stage, setStage] = useState<HomeStage | null>(null);
  useEffect(() => {
    const element = host.current;
    if (!element || !home) return;
    const canvas = document.createElement('canvas');
    canvas.className = styles.canvas;
    element.append(canvas);
    const made = tryStage(canvas, home, { drawn, lost: () => broken('lost') });
    if (!made) {
      canvas.remove();
      broken('unable');
      return;
    }
    const size = new ResizeObserver(() => made.resize(element.clientWidth, element.clientHeight));
    const sight = new IntersectionObserver((entries) =>
      made.setWatched(entries.at(-1)?.isIntersecting ?? true),
    );
    size.observe(element);
    sight.observe(element);
    setStage(made);
    return () => {
      size.disconnect();
      sight.disconnect();
      made.dispose();
      canvas.remove();
      setStage(null);
    };
  }, [host, home, drawn, broken]);
  return stage;
}

function tryStage(...[canvas, home, events]: ConstructorParameters<typeof HomeStage>): HomeStage | null {
  try {
    return new HomeStage(canvas, home, events);
  } catch {
    return null;
  }
}
