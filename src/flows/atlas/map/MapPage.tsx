import { Heading } from '@adire/ui';
import { useCallback, useState } from 'react';
import { hrefOf } from '../address/address.ts';
import type { SystemMap } from '../data/atlas.ts';
import { Diagram } from '../diagram/Diagram.tsx';
import { useLayout } from '../diagram/useLayout.ts';
import * as styles from './MapPage.css.ts';

const NOTHING = { tags: [], traces: [] } as const;
const NOBODY = { states: [], transitions: [], found: null } as const;

/** All flows in one diagram, with the handovers between them. Each flow links to its own page. */
export function MapPage({ map }: { readonly map: SystemMap }) {
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const { layout, isArranging } = useLayout(map, folded);
  const toFlow = useCallback(
    (state: string) => {
      const flow = map.flows[state];
      return hrefOf(flow === undefined ? { page: 'map' } : { page: 'flow', flow });
    },
    [map],
  );
  const groups = map.graph.states.filter(({ parent, children }) => parent === '' && children.length > 0);
  return (
    <main className={styles.page}>
      <div className={styles.intro}>
        <Heading level={1} look={2}>
          {map.title}
        </Heading>
        <p className={styles.note}>{map.graph.description}</p>
      </div>
      {layout ? (
        <Diagram
          title={map.title}
          layout={layout}
          isArranging={isArranging}
          marks={NOTHING}
          lit={NOBODY}
          follow={undefined}
          hrefOf={toFlow}
          onFold={(id) =>
            setFolded((before) => {
              const next = new Set(before);
              if (!next.delete(id)) next.add(id);
              return next;
            })
          }
          onFoldAll={(isFolded) => setFolded(new Set(isFolded ? groups.map(({ id }) => id) : []))}
        />
      ) : null}
    </main>
  );
}
