import { ErrorState, Skeleton } from '@adire/ui';
import type { ReactNode } from 'react';
import { useLazyModule } from './useLazyModule.ts';

interface LazyDrawingProps<Module> {
  /** Imports the drawing's code. Pass the same function on every render. */
  readonly load: () => Promise<Module>;
  readonly children: (module: Module) => ReactNode;
}

/** A drawing whose code loads when its tab is opened, with a retry after a failure. */
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
