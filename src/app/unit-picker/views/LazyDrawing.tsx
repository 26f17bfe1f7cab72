import { ErrorState, Skeleton } from '@adire/ui';
import type { ReactNode } from 'react';
import { useLazyModule } from './useLazyModule.ts';

interface LazyDrawingProps<Module> {
  /** Imports the drawing's code. It has to be the same function on each render. */
  readonly load: () => Promise<Module>;
  readonly children: (module: Module) => ReactNode;
}

/** A drawing whose code is loaded when its tab is opened, with a button to try again. */
export function LazyDrawing<Module>({ load, children }: LazyDrawingProps<Module>) {
  const { loaded, retry } = useLazyModule(load);
  if (loaded === 'failed') {
    return (
      <ErrorState
        cause={navigator.onLine ? 'failed' : 'offline'}
        title="The drawing did not load."
        onRetry={retry}
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
