import { AppShell } from '@adire/ui';
import { Outlet, useLocation } from 'react-router-dom';
import { SandboxBanner } from '../sandbox/SandboxBanner.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteTopBar } from './SiteTopBar.tsx';

const LANDING = '/';

/** Top bar, footer and sandbox banner around the pages outside the dashboard. */
export function SiteShell() {
  const { pathname } = useLocation();
  return (
    <AppShell
      topBar={<SiteTopBar isLanding={pathname === LANDING} key={pathname} />}
      banner={<SandboxBanner />}
      footer={<SiteFooter />}
    >
      <Outlet />
    </AppShell>
  );
}

/** The shell of the wizard's pages. It has no search and no footer, so that nothing leads away from the payment. */
export function FlowShell() {
  const { pathname } = useLocation();
  return (
    <AppShell topBar={<SiteTopBar isLanding={false} isInFlow key={pathname} />} banner={<SandboxBanner />}>
      <Outlet />
    </AppShell>
  );
}

/** A shell without top bar and footer, for pages with their own way back. */
export function BareShell() {
  return (
    <AppShell banner={<SandboxBanner />}>
      <Outlet />
    </AppShell>
  );
}
