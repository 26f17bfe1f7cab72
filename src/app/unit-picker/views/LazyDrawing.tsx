import { ErrorState, type LazyModule, Skeleton, useLazyModule } from '@adire/ui';
import type { ReactNode } from 'react';

interface LazyDrawingProps<Module> {
  readonly code: LazyModule<Module>;
  readonly children: (module: Module) => ReactNode;
}

/** A drawing whose code loads when its tab is opened, with a retry after a failure. */
export function LazyDrawing<Module>({ code, children }: LazyDrawingProps<Module>) {
  const { module, status, retry } = useLazyModule(code);
  if (module !== null) return children(module);
  if (status === 'failed') {
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
  return (
    <div aria-busy="true">
      <Skeleton shape="picture" />
    </div>
  );
}
