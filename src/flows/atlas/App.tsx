import { ThemeSwitch } from '@adire/ui';
import { ChevronRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import * as styles from './App.css.ts';
import { type Address, hrefOf } from './address/address.ts';
import { useAddress } from './address/useAddress.ts';
import type { AtlasIndex } from './data/atlas.ts';
import { FlowPage } from './FlowPage.tsx';
import { Home } from './home/Home.tsx';
import { MapPage } from './map/MapPage.tsx';
import { LastPlaceContext } from './panel/PanelHeading.tsx';
import { useTheme } from './useTheme.ts';
import { WhatIfPage } from './whatIf/WhatIfPage.tsx';

/** Titles of the pages that belong to no flow. */
const PAGE_TITLES: Readonly<Partial<Record<Address['page'], string>>> = {
  map: 'The whole',
  whatIf: 'What if …',
};

/** The link of the last breadcrumb: the flow, or the page itself. */
const crumbOf = (address: Address): string =>
  hrefOf(
    'flow' in address
      ? { page: 'flow', flow: address.flow }
      : address.page === 'whatIf'
        ? { page: 'whatIf', topic: null }
        : address,
  );

export function App({ index }: { readonly index: AtlasIndex }) {
  const address = useAddress();
  const theme = useTheme();
  const lastPlace = useRef<string | null>(null);
  const flow = 'flow' in address ? index.flows.find(({ id }) => id === address.flow) : undefined;
  const place = PAGE_TITLES[address.page] ?? flow?.title;
  useEffect(() => {
    document.title = place ? `${place} · Flow atlas` : 'Flow atlas';
  }, [place]);
  return (
    <div className={styles.app}>
      <header className={styles.bar}>
        <nav aria-label="Where you are" className={styles.crumbs}>
          <a
            href={hrefOf({ page: 'home' })}
            className={styles.home}
            aria-current={place ? undefined : 'page'}
          >
            Flow atlas
          </a>
          {place ? (
            <>
              <ChevronRight size={16} aria-hidden="true" className={styles.crumbMark} />
              <a href={crumbOf(address)} className={styles.crumb}>
                <span className={styles.crumbWords}>{place}</span>
              </a>
            </>
          ) : null}
        </nav>
        <ThemeSwitch value={theme.choice} onChange={theme.choose} label="Theme of the atlas" />
      </header>
      <LastPlaceContext value={lastPlace}>
        {address.page === 'map' && index.map ? (
          <MapPage map={index.map} />
        ) : address.page === 'whatIf' ? (
          <WhatIfPage index={index} topic={address.topic} theme={theme.shown} />
        ) : 'flow' in address && flow ? (
          <FlowPage key={flow.id} address={address} since={index.since} theme={theme.shown} />
        ) : (
          <Home index={index} missing={'flow' in address ? address.flow : null} theme={theme.shown} />
        )}
      </LastPlaceContext>
    </div>
  );
}
