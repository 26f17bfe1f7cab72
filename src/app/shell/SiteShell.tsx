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

/** A page that has nothing around it but its own way back. */
export function BareShell() {
  return (
    <AppShell banner={<SandboxBanner />}>
      <Outlet />
    </AppShell>
  );
}
