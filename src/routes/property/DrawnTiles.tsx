import { lazyModule } from '@adire/ui';
import { useRef } from 'react';
import type { PropertyDetail } from '#api/calls/properties.ts';
import { LazyDrawing } from '#app/unit-picker/views/LazyDrawing.tsx';
import { VIEW_LABELS } from '#app/unit-picker/views/view.ts';
import * as styles from './Gallery.css.ts';
import { UNITS_ID } from './UnitsSection.tsx';
import { useIsNearViewport } from './useIsNearViewport.ts';

const drawings = lazyModule(() => import('./DrawnHome.tsx'));
const TILES = ['plan', 'site'] as const;

/** The floor plan and the site layout next to a single picture, if there is room; they link to the units. */
export function DrawnTiles({ property }: { readonly property: PropertyDetail }) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNearViewport(place);
  return (
    <div ref={place} className={styles.tiles}>
      {TILES.map((view) => (
        <a key={view} href={`#${UNITS_ID}`} className={styles.tile}>
          <span className={styles.drawing} aria-hidden="true">
            {isNear ? (
              <LazyDrawing code={drawings}>
                {({ DrawnHome }) => <DrawnHome property={property} view={view} />}
              </LazyDrawing>
            ) : null}
          </span>
          <span className={styles.caption}>{VIEW_LABELS[view]}</span>
        </a>
      ))}
    </div>
  );
}
