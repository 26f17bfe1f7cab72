import { lazy, Suspense } from 'react';
import { useSession } from '../session/useSession.ts';
import { savedOnDevice } from './savedOnDevice.ts';

const MergeSaved = lazy(() => import('./MergeSaved.tsx'));

/** Takes what a visitor saved on this device into the account, once the buyer is known. */
export function SavedOfVisitor() {
  const { user } = useSession();
  const ids = savedOnDevice.use();
  if (!user?.phoneVerified || ids.length === 0) return null;
  return (
    <Suspense>
      <MergeSaved ids={ids} />
    </Suspense>
  );
}
