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

/** Around the pages that lead from a unit to its first payment: neither a search nor a footer leads away from them. */
export function FlowShell() {
  const { pathname } = useLocation();
  return (
    <AppShell topBar={<SiteTopBar isLanding={false} isInFlow key={pathname} />} banner={<SandboxBanner />}>
      <Outlet />
    </AppShell>
  );
}

/** A page that has nothing around it but its own way back. */
export function BareShell() {
  return (
    <AppShell banner={<SandboxBanner />}>
      <Outlet />
    </AppShell>
  );
}
