import { LazyContent, type LazyModule, Spinner } from '@adire/ui';
import type { ReactNode } from 'react';

interface LazyDialogProps<Module> {
  readonly code: LazyModule<Module>;
  readonly children: (module: Module) => ReactNode;
}

/** A dialog whose code loads when it is first opened. If that fails, the page stays, and offers to try again. */
export function LazyDialog<Module>({ code, children }: LazyDialogProps<Module>) {
  return (
    <LazyContent
      code={code}
      loading={<Spinner label="Opening" />}
      failedText="This did not open. Check your connection and try again."
    >
      {children}
    </LazyContent>
  );
}
