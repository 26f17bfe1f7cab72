import { LinkProvider } from '@adire/ui';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { Toasts } from '../notifications/Toasts.tsx';
import { SCROLL_STORAGE_KEY, scrollKey } from '../routing/scrollPositions.ts';
import { VisitorSavedHomes } from '../saved/VisitorSavedHomes.tsx';
import { LoadingLine } from './LoadingLine.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { RouterLink } from './RouterLink.tsx';
import { usePageFocus } from './usePageFocus.ts';

/** The frame of every screen: links, scroll, focus, network state and toasts. */
export function AppFrame() {
  usePageFocus();
  return (
    <LinkProvider component={RouterLink}>
      <LoadingLine />
      <OfflineNotice />
      <Outlet />
      <Toasts />
      <VisitorSavedHomes />
      <ScrollRestoration getKey={scrollKey} storageKey={SCROLL_STORAGE_KEY} />
    </LinkProvider>
  );
}
