import { Card, Heading, lazyModule, Stack, Text } from '@adire/ui';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useRef } from 'react';
import type { PropertyDetail } from '#api/calls/properties.ts';
import { LazyDrawing } from '#app/unit-picker/views/LazyDrawing.tsx';
import { blockStatusText } from '#homes/viewer/units.ts';
import * as styles from './UnitsSection.css.ts';
import { useIsNearViewport } from './useIsNearViewport.ts';
import { useIsReserved } from './useIsReserved.ts';
import type { UnitChoice } from './useUnitChoice.ts';

/** The id of the section, used as an anchor. */
export const UNITS_ID = 'units';
const TITLE_ID = 'units-title';

const picker = lazyModule(() => import('./OpenUnits.tsx'));

interface UnitsSectionProps {
  readonly property: PropertyDetail;
  readonly choice: UnitChoice;
}

/**
 * The public unit picker: elevations, floor plans, site layout and 3D model. Its code loads when the section is near
 * the viewport; until then, and without JavaScript, the blocks are listed by name.
 */
export function UnitsSection({ property, choice }: UnitsSectionProps) {
  const section = useRef<HTMLElement>(null);
  const isNear = useIsNearViewport(section);
  const place = useRef<HTMLDivElement>(null);
  const isReserved = useIsReserved(place, isNear);
  const floorCount = Math.max(...property.buildings.map((building) => building.floorCount));
  return (
    <section ref={section} id={UNITS_ID} tabIndex={-1} aria-labelledby={TITLE_ID} className={styles.section}>
      <Stack gap={1}>
        <Heading level={2} id={TITLE_ID}>
          Units and floor plans
        </Heading>
        <Text tone="ink2" className={styles.sentence}>
          Look at every unit, its rooms and its place on the site. Only holding one asks for an account.
        </Text>
      </Stack>
      <div
        ref={place}
        className={isReserved ? styles.reserved : undefined}
        style={assignInlineVars({ [styles.floorCount]: String(floorCount) })}
      >
        {isNear ? (
          <LazyDrawing code={picker}>
            {({ OpenUnits }) => <OpenUnits property={property} choice={choice} />}
          </LazyDrawing>
        ) : (
          <ul className={styles.blocks}>
            {property.buildings.map((building) => (
              <Card as="li" key={building.id}>
                <Text weight="strong">{building.name}</Text>
                <Text size="small" tone="ink2">
                  {blockStatusText(building)}
                </Text>
              </Card>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
