import { Avatar, BrandMark, Button, IconButton, LazyContent, Link, lazyModule, NavBar } from '@adire/ui';
import { Heart, Menu, Search, X } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { homesText } from '../format/countText.ts';
import { savedOnDevice } from '../saved/savedOnDevice.ts';
import { fullName } from '../session/fullName.ts';
import { useSession } from '../session/useSession.ts';
import { useProductName } from '../settings/PageSettingsContext.ts';
import * as styles from './SiteTopBar.css.ts';
import { TopSearch } from './TopSearch.tsx';

// The menus load on demand: the account menu for a signed-in buyer, the site menu when it is first opened.
const accountMenu = lazyModule(() => import('./AccountMenu.tsx'));
const siteMenu = lazyModule(() => import('./SiteMenu.tsx'));

/** These pages have their own search field. */
const PAGES_WITH_SEARCH: ReadonlySet<string> = new Set(['/', '/search']);

interface SiteTopBarProps {
  readonly isLanding: boolean;
  /** Hides the search in the wizard. */
  readonly isInFlow?: boolean;
}

/**
 * The top bar: without a menu on the landing page; elsewhere with a menu and a search, which opens below it on
 * phones.
 */
export function SiteTopBar({ isLanding, isInFlow = false }: SiteTopBarProps) {
  const productName = useProductName();
  const { isSignedIn, user } = useSession();
  const { pathname } = useLocation();
  const savedCount = savedOnDevice.use().length;
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const [wasMenuOpened, setWasMenuOpened] = useState(false);
  const openMenu = () => {
    setWasMenuOpened(true);
    setIsMenuOpen(true);
  };
  const [isSearchOpen, setIsSearchOpen] = useState(false);
  const isCrowded = isLanding && !isSignedIn && savedCount > 0;
  const hasSearch = !isInFlow && !PAGES_WITH_SEARCH.has(pathname);
  return (
    <>
      <NavBar
        bare={isLanding}
        start={
          isLanding ? undefined : (
            <IconButton
              label="Menu"
              icon={<Menu size={22} />}
              onClick={openMenu}
              aria-haspopup="dialog"
              aria-expanded={isMenuOpen}
            />
          )
        }
        brand={
          <Link href="/" tone="plain" aria-label={`${productName}, first page`}>
            <span className={isCrowded ? styles.crowdedBrand : styles.brand}>
              <BrandMark name={productName} />
            </span>
          </Link>
        }
        search={hasSearch ? <TopSearch className={styles.wideSearch} /> : undefined}
        end={
          <>
            {hasSearch && (
              <span className={styles.searchToggle}>
                <IconButton
                  label={isSearchOpen ? 'Close search' : 'Search'}
                  icon={isSearchOpen ? <X size={22} /> : <Search size={22} />}
                  onClick={() => setIsSearchOpen(!isSearchOpen)}
                  aria-expanded={isSearchOpen}
                />
              </span>
            )}
            {user && (
              <LazyContent code={accountMenu} loading={<Avatar name={fullName(user)} src={user.picture} />}>
                {({ AccountMenu }) => <AccountMenu user={user} />}
              </LazyContent>
            )}
            {!isSignedIn && (
              <div className={styles.visitor}>
                {savedCount > 0 && (
                  <div className={isLanding ? undefined : styles.inMenu}>
                    <IconButton
                      label={`Saved: ${homesText(savedCount)}`}
                      icon={<Heart size={22} />}
                      href="/saved"
                    />
                  </div>
                )}
                <span className={isLanding ? undefined : styles.inMenu}>
                  <Button variant="text" href="/login">
                    Log In
                  </Button>
                </span>
                <Button href="/sign-up">Get Started</Button>
              </div>
            )}
          </>
        }
      />
      {hasSearch && isSearchOpen && <TopSearch className={styles.phoneSearch} autoFocus />}
      {wasMenuOpened && (
        <div className={styles.menuNotice}>
          <LazyContent
            code={siteMenu}
            failedText="The menu did not open. Check your connection and try again."
          >
            {({ SiteMenu }) => <SiteMenu open={isMenuOpen} onOpenChange={setIsMenuOpen} />}
          </LazyContent>
        </div>
      )}
    </>
  );
}
