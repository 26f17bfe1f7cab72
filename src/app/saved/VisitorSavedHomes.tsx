import { LazyContent, lazyModule } from '@adire/ui';
import { useSession } from '../session/useSession.ts';
import { savedOnDevice } from './savedOnDevice.ts';

const mergeSaved = lazyModule(() => import('./MergeSaved.tsx'));

/** Moves the homes that a visitor saved on this device to the account after sign-in. */
export function VisitorSavedHomes() {
  const { user } = useSession();
  const ids = savedOnDevice.use();
  if (!user?.phoneVerified || ids.length === 0) return null;
  return <LazyContent code={mergeSaved}>{({ MergeSaved }) => <MergeSaved ids={ids} />}</LazyContent>;
}
