import {
  AppShell,
  Avatar,
  BottomNav,
  BrandMark,
  Divider,
  IconButton,
  Link,
  NavBar,
  NavList,
  Page,
  SideNav,
  Stack,
} from '@adire/ui';
import { Building2, FileText, Heart, Home, MessageCircle, Search, UserRound, Wallet } from 'lucide-react';
import { Outlet, useLocation } from 'react-router-dom';
import { useMoneyWatch } from '#app/live/useMoneyWatch.ts';
import { SandboxBanner } from '#app/sandbox/SandboxBanner.tsx';
import { fullName } from '#app/session/fullName.ts';
import { useUser } from '#app/session/useUser.ts';
import { useProductName } from '#app/settings/PageSettingsContext.ts';
import * as styles from './DashboardLayout.css.ts';

const PLACES = [
  { href: '/dashboard', label: 'Home', icon: <Home size={20} /> },
  { href: '/dashboard/properties', label: 'Property', icon: <Building2 size={20} /> },
  { href: '/dashboard/saved', label: 'Saved', icon: <Heart size={20} /> },
  { href: '/dashboard/wallet', label: 'Wallet', icon: <Wallet size={20} /> },
] as const;

/** Shown in addition to the specification's four items if there is room. */
const DOCUMENTS = { href: '/dashboard/documents', label: 'Documents', icon: <FileText size={20} /> } as const;

const PROFILE = { href: '/dashboard/profile', label: 'Profile', icon: <UserRound size={20} /> } as const;

const QUICK_ACTIONS = [
  { href: '/search', label: 'Explore Properties', icon: <Search size={20} /> },
  { href: '/contact-support', label: 'Contact Support', icon: <MessageCircle size={20} /> },
] as const;

/** Whether a menu item is current. A contribution's page belongs to 'Property'. */
const isAt = (href: string, pathname: string): boolean =>
  href === '/dashboard/properties' ? pathname.startsWith('/dashboard/propert') : pathname === href;

/** The layout of the dashboard: a side menu or, on phones, a top and a bottom bar. */
export function Component() {
  const user = useUser();
  const { pathname } = useLocation();
  useMoneyWatch();
  const withCurrent = <Item extends { readonly href: string }>(item: Item) => ({
    ...item,
    current: isAt(item.href, pathname),
  });
  return (
    <AppShell
      banner={<SandboxBanner />}
      topBarOn="phone"
      topBar={
        <NavBar
          brand={<Brand />}
          end={
            <>
              <IconButton
                label="Contact Support"
                icon={<MessageCircle size={22} />}
                href="/contact-support"
              />
              <Link href={PROFILE.href} tone="plain" aria-label={`Profile of ${fullName(user)}`}>
                <Avatar name={fullName(user)} src={user.picture} />
              </Link>
            </>
          }
        />
      }
      sideNav={
        <SideNav
          label="Dashboard"
          brand={<Brand />}
          items={[...PLACES, DOCUMENTS].map(withCurrent)}
          footer={
            <Stack gap={4}>
              <NavList items={QUICK_ACTIONS} />
              <Divider />
              <Link href={PROFILE.href} tone="plain">
                <span className={styles.person}>
                  <Avatar name={fullName(user)} src={user.picture} />
                  {fullName(user)}
                </span>
              </Link>
            </Stack>
          }
        />
      }
      bottomNav={<BottomNav label="Dashboard" items={[...PLACES, PROFILE].map(withCurrent)} />}
    >
      <Page>
        <div className={styles.screen}>
          <Outlet />
        </div>
      </Page>
    </AppShell>
  );
}

const Brand = () => (
  <Link href="/" tone="plain">
    <BrandMark name={useProductName()} />
  </Link>
);
