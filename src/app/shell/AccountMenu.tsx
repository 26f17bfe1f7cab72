import { Avatar, DropdownMenu } from '@adire/ui';
import { ChevronDown, LayoutDashboard, LogOut } from 'lucide-react';
import type { User } from '#api/calls/users.ts';
import { fullName } from '../session/fullName.ts';
import { useSession } from '../session/useSession.ts';
import * as styles from './SiteTopBar.css.ts';

/** The buyer's name, as a menu with the dashboard and Logout. */
export function AccountMenu({ user }: { user: User }) {
  const { logOut } = useSession();
  const name = fullName(user);
  return (
    <DropdownMenu
      label="Account"
      trigger={
        <button type="button" className={styles.account}>
          <Avatar name={name} src={user.picture} />
          <span className={styles.accountName}>{name}</span>
          <ChevronDown size={16} aria-hidden="true" />
        </button>
      }
      items={[
        { label: 'Go to dashboard', href: '/dashboard', icon: <LayoutDashboard size={20} /> },
        { label: 'Logout', onSelect: logOut, icon: <LogOut size={20} /> },
      ]}
    />
  );
}
