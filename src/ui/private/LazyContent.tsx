import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { useMessages } from '../UiProvider/UiProvider.tsx';
import { type LazyModule, useLazyModule } from './lazyModule.ts';

interface LazyContentProps<Module> {
  readonly code: LazyModule<Module>;
  readonly loading?: ReactNode | undefined;
  /** Shown with a retry button if the code fails to load. Without it, what is shown while it loads stays. */
  readonly failedText?: string | undefined;
  readonly children: (module: Module) => ReactNode;
}

/**
 * Content whose code loads when it is first shown. A failure stays here instead of replacing the page, until the network
 * is back or somebody tries again.
 */
export function LazyContent<Module>({
  code,
  loading = null,
  failedText,
  children,
}: LazyContentProps<Module>): ReactNode {
  const { tryAgain } = useMessages();
  const { module, status, retry } = useLazyModule(code);

  if (module !== null) return children(module);
  if (status === 'loading' || failedText === undefined) return loading;
  return (
    <Notice
      tone="critical"
      action={
        // It stays while it loads again, so that it keeps the focus after another failure.
        <Button variant="quiet" busy={status === 'retrying'} onClick={retry}>
          {tryAgain}
        </Button>
      }
    >
      {failedText}
    </Notice>
  );
}
