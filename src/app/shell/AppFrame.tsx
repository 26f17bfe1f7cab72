import { LinkProvider } from '@adire/ui';
import { type Location, Outlet, ScrollRestoration } from 'react-router-dom';
import { Toasts } from '../notifications/Toasts.tsx';
import { SavedOfVisitor } from '../saved/SavedOfVisitor.tsx';
import { LoadingLine } from './LoadingLine.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { RouterLink } from './RouterLink.tsx';
import { useFocusOnNavigation } from './useFocusOnNavigation.ts';

/** Every page that is opened directly has the same key, which would hand one page's scroll to the next. */
const scrollKey = ({ key, pathname, search }: Location): string =>
  key === 'default' ? pathname + search : key;

/** What is around every screen: links, scroll, focus, the network's state and the messages. */
export function AppFrame() {
  useFocusOnNavigation();
  return (
    <LinkProvider component={RouterLink}>
      <LoadingLine />
      <OfflineNotice />
      <Outlet />
      <Toasts />
      <SavedOfVisitor />
      <ScrollRestoration getKey={scrollKey} />
    </LinkProvider>
  );
}
