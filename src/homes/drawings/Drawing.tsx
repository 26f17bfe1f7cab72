import { ErrorState, Skeleton } from '@adire/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { reviveStyles } from '#app/routing/reloadFailedStylesheets.ts';

interface DrawingProps<Module> {
  /** Fetches the drawing's code. It has to be the same function each time. */
  readonly load: () => Promise<Module>;
  readonly children: (module: Module) => ReactNode;
}

type Loaded<Module> = { readonly module: Module } | 'loading' | 'failed';

/** A drawing whose code comes when its tab is opened, with a way to try again where it does not come. */
export function Drawing<Module>({ load, children }: DrawingProps<Module>) {
  const [loaded, setLoaded] = useState<Loaded<Module>>('loading');
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isWanted = true;
    const show = (next: Loaded<Module>) => isWanted && setLoaded(next);
    const ready = attempt > 0 ? reviveStyles() : Promise.resolve();
    ready.then(load).then(
      (module) => show({ module }),
      () => show('failed'),
    );
    return () => {
      isWanted = false;
    };
  }, [load, attempt]);

  if (loaded === 'failed') {
    const tryAgain = () => {
      setLoaded('loading');
      setAttempt(attempt + 1);
    };
    return (
      <ErrorState
        cause={navigator.onLine ? 'failed' : 'offline'}
        title="The drawing did not load."
        onRetry={tryAgain}
      >
        Check your connection and try again.
      </ErrorState>
    );
  }
  if (loaded === 'loading') {
    return (
      <div aria-busy="true">
        <Skeleton shape="picture" />
      </div>
    );
  }
  return children(loaded.module);
}
