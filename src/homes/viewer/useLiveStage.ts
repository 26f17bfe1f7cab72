import { useEffect, useState } from 'react';
import { reviveStyles } from '#app/routing/reloadFailedStylesheets.ts';

type LiveModule = typeof import('./live/LiveStage.tsx');

interface LiveStageLoad {
  readonly loaded: Pick<LiveModule, 'LiveStage'> | 'loading' | 'failed';
  readonly retry: () => void;
  /** What was loaded turned out not to work. */
  readonly fail: () => void;
}

/** The code of the live view, which is large: it comes only where it is wanted. */
export function useLiveStage(isWanted: boolean): LiveStageLoad {
  const [loaded, setLoaded] = useState<LiveStageLoad['loaded']>('loading');
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!isWanted) return;
    let isHere = true;
    const ready = attempt > 0 ? reviveStyles() : Promise.resolve();
    ready
      .then(() => import('./live/LiveStage.tsx'))
      .then(
        (module) => isHere && setLoaded(module),
        () => isHere && setLoaded('failed'),
      );
    return () => {
      isHere = false;
    };
  }, [isWanted, attempt]);

  return {
    loaded,
    retry: () => {
      setLoaded('loading');
      setAttempt(attempt + 1);
    },
    fail: () => setLoaded('failed'),
  };
}
