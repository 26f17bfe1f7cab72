import { Drawer, Inline, NavList, Stack, Text } from '@adire/ui';
import {
  Building2,
  Heart,
  House,
  LayoutDashboard,
  LogIn,
  MessageCircle,
  Search,
  UserPlus,
  Wallet,
} from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../session/useSession.ts';
import { ThemeChooser } from './ThemeChooser.tsx';

const FOR_ALL = [
  { href: '/', label: 'Home', icon: <House size={20} /> },
  { href: '/search', label: 'Search homes', icon: <Search size={20} /> },
] as const;
const FOR_BUYERS = [
  { href: '/dashboard', label: 'Dashboard', icon: <LayoutDashboard size={20} /> },
  { href: '/dashboard/properties', label: 'Property', icon: <Building2 size={20} /> },
  { href: '/dashboard/saved', label: 'Saved', icon: <Heart size={20} /> },
  { href: '/dashboard/wallet', label: 'Wallet', icon: <Wallet size={20} /> },
] as const;
const FOR_VISITORS = [
  { href: '/saved', label: 'Saved', icon: <Heart size={20} /> },
  { href: '/login', label: 'Log In', icon: <LogIn size={20} /> },
  { href: '/sign-up', label: 'Get Started', icon: <UserPlus size={20} /> },
] as const;
const SUPPORT = {
  href: '/contact-support',
  label: 'Contact Support',
  icon: <MessageCircle size={20} />,
} as const;

interface SiteMenuProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** The side navigation of the pages outside the dashboard. */
export function SiteMenu({ open, onOpenChange }: SiteMenuProps) {
  const { isSignedIn } = useSession();
  const { pathname } = useLocation();
  const items = [...FOR_ALL, ...(isSignedIn ? FOR_BUYERS : FOR_VISITORS), SUPPORT];
  return (
    <Drawer open={open} onOpenChange={onOpenChange} title="Menu">
      <Stack gap={6}>
        <nav aria-label="Site">
          <NavList items={items.map((item) => ({ ...item, current: item.href === pathname }))} />
        </nav>
        <Stack gap={2}>
          <Text size="note" tone="ink3">
            Theme
          </Text>
          <Inline>
            <ThemeChooser />
          </Inline>
        </Stack>
      </Stack>
    </Drawer>
  );
}
