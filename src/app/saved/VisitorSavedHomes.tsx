import { lazy, Suspense } from 'react';
import { useSession } from '../session/useSession.ts';
import { savedOnDevice } from './savedOnDevice.ts';

const MergeSaved = lazy(() => import('./MergeSaved.tsx'));

/** Moves the homes that a visitor saved on this device to the account after sign-in. */
export function VisitorSavedHomes() {
  const { user } = useSession();
  const ids = savedOnDevice.use();
  if (!user?.phoneVerified || ids.length === 0) return null;
  return (
    <Suspense>
      <MergeSaved ids={ids} />
    </Suspense>
  );
}
