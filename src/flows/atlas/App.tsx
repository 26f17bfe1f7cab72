import { ThemeSwitch } from '@adire/ui';
import { ChevronRight } from 'lucide-react';
import { useEffect } from 'react';
import * as styles from './App.css.ts';
import { hrefOf } from './address/address.ts';
import { useAddress } from './address/useAddress.ts';
import type { AtlasIndex } from './data/atlas.ts';
import { FlowPage } from './FlowPage.tsx';
import { Home } from './home/Home.tsx';
import { useTheme } from './useTheme.ts';

export function App({ index }: { readonly index: AtlasIndex }) {
  const address = useAddress();
  const theme = useTheme();
  const flow = address.page === 'home' ? undefined : index.flows.find(({ id }) => id === address.flow);
  useEffect(() => {
    document.title = flow ? `${flow.title} · Flow atlas` : 'Flow atlas';
  }, [flow]);
  return (
    <div className={styles.app}>
      <header className={styles.bar}>
        <nav aria-label="Where you are" className={styles.crumbs}>
          <a href={hrefOf({ page: 'home' })} className={styles.home} aria-current={flow ? undefined : 'page'}>
            Flow atlas
          </a>
          {flow ? (
            <>
              <ChevronRight size={16} aria-hidden="true" className={styles.crumbMark} />
              <a href={hrefOf({ page: 'flow', flow: flow.id })} className={styles.crumb}>
                <span className={styles.crumbWords}>{flow.title}</span>
              </a>
            </>
          ) : null}
        </nav>
        <ThemeSwitch value={theme.choice} onChange={theme.choose} label="Theme of the atlas" />
      </header>
      {address.page === 'home' || !flow ? (
        <Home index={index} missing={address.page === 'home' ? null : address.flow} theme={theme.shown} />
      ) : (
        <FlowPage key={flow.id} address={address} since={index.since} theme={theme.shown} />
      )}
    </div>
  );
}
